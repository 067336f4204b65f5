// Plain JavaScript: it is served to the browser as it stands.
import { drawAccounts, drawDeposits, drawFaults, drawMails, drawWithdrawals } from '/control/panels.js';

const pollMs = 2500;
const find = (id) => document.getElementById(id);
const tenantPicker = find('tenant');
const status = find('status');
let hideStatus;

function say(text, failed = false) {
  clearTimeout(hideStatus);
  status.textContent = text;
  status.classList.toggle('failed', failed);
  status.classList.add('shown');
  hideStatus = setTimeout(() => status.classList.remove('shown'), failed ? 6000 : 2500);
}

/** Throws a switch of the chosen brand and shows what came of it. */
async function act(name, payload, done) {
  try {
    const response = await fetch(`/control/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ tenant: tenantPicker.value, ...payload }),
    });
    if (!response.ok) throw new Error((await response.json()).message);
    say(done);
  } catch (error) {
    say(error.message, true);
  }
  await refresh();
}

function amountCents() {
  const amount = Math.round(Number(find('amount').value.replace(',', '.')) * 100);
  if (Number.isSafeInteger(amount) && amount > 0) return amount;
  say('The amount must be a number above zero, such as 100.00', true);
  find('amount').focus();
  return null;
}

async function refresh() {
  const tenant = tenantPicker.value;
  try {
    const response = await fetch(`/control/state/${encodeURIComponent(tenant)}`);
    const state = await response.json();
    if (tenant !== tenantPicker.value) return;
    if (!response.ok) throw new Error(state.message);
    drawAccounts(find('accounts'), tenant, state.accounts, { act, amountCents });
    drawDeposits(find('deposits'), state.pendingDeposits, act);
    drawWithdrawals(find('withdrawals'), state.pendingWithdrawals, act);
    drawMails(find('mails'), state.mails);
    drawFaults(find('faults'), state.faults);
    find('connections').textContent = state.realtimeConnections;
    for (const box of document.querySelectorAll('[data-setting]')) {
      box.checked = state.settings[box.dataset.setting] === true;
    }
    const colour = state.settings.general_main_color;
    find('theme-colour').disabled = colour === '';
    if (/^#[0-9a-f]{6}$/i.test(colour) && document.activeElement !== find('main-colour'))
      find('main-colour').value = colour;
  } catch (error) {
    say(`The sandbox does not answer: ${error.message}`, true);
  }
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-copy], [data-choose]');
  if (!button) return;
  if (button.dataset.copy !== undefined) {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      say(`Copied ${button.dataset.copy}`);
    } catch {
      say(`Copy by hand: ${button.dataset.copy}`, true);
    }
    return;
  }
  tenantPicker.value = button.dataset.choose;
  tenantPicker.dispatchEvent(new Event('change'));
  find('workbench').focus({ preventScroll: true });
  find('workbench').scrollIntoView({ block: 'start' });
});

tenantPicker.addEventListener('change', () => {
  history.replaceState(null, '', `#${tenantPicker.value}`);
  refresh();
});

find('fault').addEventListener('submit', (event) => {
  event.preventDefault();
  const { pattern, answer, delay, times } = event.target.elements;
  const wrong = /^\d+$/.test(answer.value)
    ? { status: Number(answer.value) }
    : answer.value
      ? { body: answer.value }
      : {};
  const wait = Number(delay.value) > 0 ? { delayMs: Number(delay.value) } : {};
  const often = times.value ? { times: Number(times.value) } : {};
  act('fault', { pattern: pattern.value.trim(), ...wrong, ...wait, ...often }, `Switched: ${pattern.value}`);
});
find('clear-faults').addEventListener('click', () => act('clear-faults', {}, 'All calls answer again'));
find('realtime').addEventListener('submit', (event) => {
  event.preventDefault();
  act('drop-realtime', { refuseForMs: Number(find('refuse').value) * 1000 }, 'Realtime dropped');
});
find('toggles').addEventListener('change', ({ target }) =>
  act(
    'settings',
    { changes: { [target.dataset.setting]: target.checked } },
    `${target.parentElement.textContent.trim()}: ${target.checked ? 'on' : 'off'}`,
  ),
);
find('colour').addEventListener('submit', (event) => {
  event.preventDefault();
  act('settings', { changes: { general_main_color: find('main-colour').value } }, 'Main colour set');
});
find('theme-colour').addEventListener('click', () =>
  act('settings', { changes: { general_main_color: '' } }, 'The theme rules again'),
);

const wanted = location.hash.slice(1);
if ([...tenantPicker.options].some(({ value }) => value === wanted)) tenantPicker.value = wanted;
refresh();
setInterval(() => {
  if (document.visibilityState === 'visible') refresh();
}, pollMs);
