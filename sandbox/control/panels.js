// Plain JavaScript: it is served to the browser as it stands.
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const money = (cents) => reais.format(cents / 100);

function element(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

const button = (text, label, onclick) => {
  const node = element('button', { type: 'button', className: 'button quiet small', onclick }, text);
  node.setAttribute('aria-label', label);
  return node;
};

const statuses = {
  approved: 'Verified',
  pending_face_id: 'Waits for face check',
  pending_kyc: 'Waits for KYC',
};

/** Rows are made once for a list of people and then only updated: focus and half-made choices stay. */
export function drawAccounts(list, tenant, accounts, tools) {
  const key = `${tenant}:${accounts.map(({ id }) => id).join()}`;
  if (list.dataset.key !== key) {
    list.dataset.key = key;
    list.replaceChildren(...accounts.map((account) => accountRow(account, tools)));
    if (accounts.length === 0) list.append(element('li', { className: 'empty' }, 'No accounts yet.'));
  }
  for (const [index, account] of accounts.entries()) updateRow(list.children[index], account);
}

function accountRow({ id, name, email }, { act, amountCents }) {
  const withAmount = (call, done) => () => {
    const cents = amountCents();
    if (cents !== null) act(call, { user: id, amountCents: cents }, `${name}: ${done} ${money(cents)}`);
  };
  const identity = element(
    'select',
    {
      onchange: ({ target }) =>
        act('identity', { user: id, status: target.value }, `${name}: ${statuses[target.value]}`),
    },
    ...Object.entries(statuses).map(([value, text]) => element('option', { value }, text)),
  );
  identity.setAttribute('aria-label', `Identity of ${name}`);
  const vpn = element('input', {
    type: 'checkbox',
    onchange: ({ target }) =>
      act(
        'flag-vpn',
        { user: id, flagged: target.checked },
        `${name}: VPN ${target.checked ? 'flagged' : 'cleared'}`,
      ),
  });
  const copy = button('Copy', `Copy ${email}`, null);
  copy.dataset.copy = email;
  return element(
    'li',
    {},
    element(
      'div',
      { className: 'who' },
      element('b', {}, name),
      element('span', { className: 'mail' }, element('code', {}, email), copy),
    ),
    element(
      'div',
      { className: 'money' },
      element('b', { className: 'balance' }),
      element('span', { className: 'bonus' }),
    ),
    element(
      'div',
      { className: 'acts' },
      button('Credit', `Credit ${name}`, withAmount('credit', 'credited')),
      button('Grant bonus', `Grant ${name} a bonus`, withAmount('grant-bonus', 'bonus of')),
      button('Fulfil bonus', `Fulfil the bonus of ${name}`, () =>
        act('fulfil-bonus', { user: id }, `${name}: bonus fulfilled`),
      ),
      button('Expire token', `Expire the tokens of ${name}`, () =>
        act('expire-tokens', { user: id }, `${name}: tokens expired`),
      ),
      button('Forget devices', `Forget the devices of ${name}: a licensed brand asks for a code`, () =>
        act(
          'forget-devices',
          { user: id },
          `${name}: the next login asks for a code where the brand is licensed`,
        ),
      ),
      identity,
      element('label', { className: 'check' }, vpn, ' VPN'),
    ),
  );
}

function updateRow(row, { status, balanceCents, bonusCents }) {
  row.querySelector('.balance').textContent = money(balanceCents);
  row.querySelector('.bonus').textContent = bonusCents > 0 ? `+ ${money(bonusCents)} bonus` : '';
  row.querySelector('.check input').checked = status === 'ip_blocked';
  const identity = row.querySelector('select');
  if (status in statuses && document.activeElement !== identity) identity.value = status;
}

function drawRows(list, key, items, empty, row) {
  const shown = JSON.stringify([key, items]);
  if (list.dataset.shown === shown) return;
  list.dataset.shown = shown;
  list.replaceChildren(
    ...(items.length > 0 ? items.map(row) : [element('li', { className: 'empty' }, empty)]),
  );
}

export function drawDeposits(list, deposits, act) {
  drawRows(
    list,
    'deposits',
    deposits,
    'None. Create one on the site: Depositar, Gerar PIX.',
    ({ id, email, amountCents }) =>
      element(
        'li',
        {},
        element('span', {}, element('b', {}, money(amountCents)), ` ${email}`),
        button('Pay', `Pay ${money(amountCents)} for ${email}`, () =>
          act('pay-deposit', { depositId: id }, `Paid ${money(amountCents)}`),
        ),
      ),
  );
}

export function drawWithdrawals(list, withdrawals, act) {
  drawRows(
    list,
    'withdrawals',
    withdrawals,
    'None. Ask for one on the site: Sacar.',
    ({ id, email, amountCents }) => {
      const settle = (ending, done) => () =>
        act('settle-withdrawal', { withdrawalId: id, ending }, `${done} ${money(amountCents)}`);
      const what = `${money(amountCents)} of ${email}`;
      return element(
        'li',
        {},
        element('span', {}, element('b', {}, money(amountCents)), ` ${email}`),
        button('Pay', `Pay the withdrawal of ${what}`, settle('approved', 'Paid')),
        button('Refuse', `Refuse the withdrawal of ${what}`, settle('refused', 'Refused')),
      );
    },
  );
}

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

export function drawMails(list, mails) {
  drawRows(
    list,
    'mails',
    mails,
    'None. Ask for one on the site: Entrar, Esqueci minha senha.',
    ({ to, subject, text, link, code, sentAt }) => {
      const copy = code && button(`Copy ${code}`, `Copy the code ${code}`, null);
      if (copy) copy.dataset.copy = code;
      return element(
        'li',
        { className: 'letter' },
        element('b', {}, subject),
        element('span', {}, `To ${to}, ${clockTime.format(new Date(sentAt))}`),
        element('span', {}, text),
        ...(copy ? [copy] : []),
        ...(link ? [element('a', { className: 'button quiet small', href: link }, 'Open its link')] : []),
      );
    },
  );
}

export function drawFaults(list, faults) {
  drawRows(
    list,
    'faults',
    faults,
    'Every call answers as it should.',
    ({ pattern, status, delayMs, body, times }) => {
      const facts = [
        status && `status ${status}`,
        body && `body: ${body}`,
        delayMs && `after ${delayMs} ms`,
        times ? `${times} more ${times === 1 ? 'time' : 'times'}` : 'until switched off',
      ].filter(Boolean);
      return element('li', {}, element('code', {}, pattern), element('span', {}, facts.join(', ')));
    },
  );
}
