import type { SentMail } from '../operations/account/mailbox.ts';
import type { ImpededPerson } from '../store/players/impededPersons.ts';
import type { CallError, PendingDeposit, PendingWithdrawal, SandboxAccount } from '../switches.ts';
import { type Act, button, drawRows, element } from './elements.ts';

interface AccountTools {
  act: Act;
  // Null after an invalid amount.
  amountCents: () => number | null;
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const money = (cents: number) => reais.format(cents / 100);

const statuses: Record<string, string> = {
  approved: 'Verified',
  pending_face_id: 'Waits for face check',
  pending_kyc: 'Waits for KYC',
};

// Creates rows once per list of accounts and then updates them, which keeps focus and open selects.
export function drawAccounts(
  list: HTMLElement,
  tenant: string,
  accounts: readonly SandboxAccount[],
  tools: AccountTools,
): void {
  const key = `${tenant}:${accounts.map(({ id }) => id).join()}`;
  if (list.dataset.key !== key) {
    list.dataset.key = key;
    list.replaceChildren(...accounts.map((account) => accountRow(account, tools)));
    if (accounts.length === 0) list.append(element('li', { className: 'empty' }, 'No accounts yet.'));
  }
  for (const [index, account] of accounts.entries()) {
    const row = list.children[index];
    if (row) updateRow(row, account);
  }
}

function accountRow({ id, name, email }: SandboxAccount, { act, amountCents }: AccountTools): HTMLElement {
  const withAmount = (call: string, done: string) => () => {
    const cents = amountCents();
    if (cents !== null) act(call, { user: id, amountCents: cents }, `${name}: ${done} ${money(cents)}`);
  };
  const identity = element(
    'select',
    {
      onchange: () =>
        act('identity', { user: id, status: identity.value }, `${name}: ${statuses[identity.value]}`),
    },
    ...Object.entries(statuses).map(([value, text]) => element('option', { value }, text)),
  );
  identity.setAttribute('aria-label', `Identity of ${name}`);
  const vpn = element('input', {
    type: 'checkbox',
    onchange: () =>
      act(
        'flag-vpn',
        { user: id, flagged: vpn.checked },
        `${name}: VPN ${vpn.checked ? 'flagged' : 'cleared'}`,
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
      button('Idle 31 min', `Leave ${name} idle for 31 minutes: a licensed brand asks for the password`, () =>
        act('idle', { user: id, minutes: 31 }, `${name}: idle for 31 minutes`),
      ),
      button('Lose location', `Forget where ${name} is: a licensed brand asks the browser`, () =>
        act('locate', { user: id, located: false }, `${name}: location unknown`),
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

function updateRow(row: Element, { status, balanceCents, bonusCents }: SandboxAccount) {
  const set = (selector: string, text: string) => row.querySelector(selector)?.replaceChildren(text);
  set('.balance', money(balanceCents));
  set('.bonus', bonusCents > 0 ? `+ ${money(bonusCents)} bonus` : '');
  const vpn = row.querySelector<HTMLInputElement>('.check input');
  if (vpn) vpn.checked = status === 'ip_blocked';
  const identity = row.querySelector('select');
  if (identity && status in statuses && document.activeElement !== identity) identity.value = status;
}

export function drawDeposits(list: HTMLElement, deposits: readonly PendingDeposit[], act: Act): void {
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

export function drawWithdrawals(
  list: HTMLElement,
  withdrawals: readonly PendingWithdrawal[],
  act: Act,
): void {
  drawRows(
    list,
    'withdrawals',
    withdrawals,
    'None. Ask for one on the site: Sacar.',
    ({ id, email, amountCents }) => {
      const settle = (ending: 'approved' | 'refused', done: string) => () =>
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

export function drawImpeded(list: HTMLElement, persons: readonly ImpededPerson[], act: Act): void {
  const empty = 'None. A licensed brand refuses who is listed here, and closes their accounts.';
  drawRows(list, 'impeded', persons, empty, ({ document, ground }) =>
    element(
      'li',
      {},
      element('code', {}, document),
      ...(ground === 'benefit' ? [element('span', {}, 'receives a benefit: an account stays')] : []),
      button('Remove', `Remove ${document}`, () => act('impede', { document, listed: false }, 'Removed')),
    ),
  );
}

const clockTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

export function drawMails(list: HTMLElement, mails: readonly SentMail[]): void {
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

export function drawCallErrors(list: HTMLElement, callErrors: readonly CallError[]): void {
  drawRows(
    list,
    'call-errors',
    callErrors,
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
