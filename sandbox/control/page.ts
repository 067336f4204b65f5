import {
  drawAccounts,
  drawCallErrors,
  drawDeposits,
  drawImpeded,
  drawMails,
  drawWithdrawals,
} from './panels.ts';
import { find as findHits, loadPreviews } from './previews.ts';
import type { TenantState } from './tenantState.ts';
import { drawVersions } from './versionsPanel.ts';

const pollMs = 2500;
function find<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${kind.name} #${id}`);
}
const input = (id: string) => find(id, HTMLInputElement);
const element = (id: string) => find(id, HTMLElement);

const tenantPicker = find('tenant', HTMLSelectElement);
const status = element('status');
let hideStatus: number | undefined;

function say(text: string, failed = false) {
  clearTimeout(hideStatus);
  status.textContent = text;
  status.classList.toggle('failed', failed);
  status.classList.add('shown');
  hideStatus = window.setTimeout(() => status.classList.remove('shown'), failed ? 6000 : 2500);
}

// Sends a control call for the chosen brand and returns its response.
async function call(name: string, payload: object) {
  const response = await fetch(`/control/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ tenant: tenantPicker.value, ...payload }),
  });
  const result = await response.json();
  if (!response.ok) throw new Error(result.message);
  return result;
}

let site = '';

async function preview(name: string, payload: object) {
  try {
    const link = `${site}/?preview=${(await call(name, payload)).preview}`;
    window.open(link, '_blank', 'noopener');
    say('The preview opens in a tab of its own');
  } catch (error) {
    say(sentence(error), true);
  }
}

async function act(name: string, payload: object, done: string) {
  try {
    await call(name, payload);
    say(done);
  } catch (error) {
    say(sentence(error), true);
  }
  await refresh();
}

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

function amountCents(): number | null {
  const amount = Math.round(Number(input('amount').value.replace(',', '.')) * 100);
  if (Number.isSafeInteger(amount) && amount > 0) return amount;
  say('The amount must be a number above zero, such as 100.00', true);
  input('amount').focus();
  return null;
}

async function refresh() {
  const tenant = tenantPicker.value;
  try {
    const response = await fetch(`/control/state/${encodeURIComponent(tenant)}`);
    const state: TenantState & { message?: string } = await response.json();
    if (tenant !== tenantPicker.value) return;
    if (!response.ok) throw new Error(state.message);
    drawAccounts(element('accounts'), tenant, state.accounts, { act, amountCents });
    drawDeposits(element('deposits'), state.pendingDeposits, act);
    drawWithdrawals(element('withdrawals'), state.pendingWithdrawals, act);
    drawMails(element('mails'), state.mails);
    drawImpeded(element('impeded'), state.impeded, act);
    drawCallErrors(element('call-errors'), state.callErrors);
    drawVersions(element('versions'), tenant, state.versions, { act, preview });
    site = state.site;
    findHits(input('find').value);
    element('connections').textContent = String(state.realtimeConnections);
    for (const box of document.querySelectorAll<HTMLInputElement>('input[data-setting]')) {
      box.checked = state.settings[box.dataset.setting ?? ''] === true;
    }
    const colour = String(state.settings.general_main_color ?? '');
    find('theme-colour', HTMLButtonElement).disabled = colour === '';
    if (/^#[0-9a-f]{6}$/i.test(colour) && document.activeElement !== input('main-colour'))
      input('main-colour').value = colour;
  } catch (error) {
    say(`The sandbox does not answer: ${sentence(error)}`, true);
  }
}

document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-copy], [data-choose]');
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
  tenantPicker.value = button.dataset.choose ?? '';
  tenantPicker.dispatchEvent(new Event('change'));
  element('workbench').focus({ preventScroll: true });
  element('workbench').scrollIntoView({ block: 'start' });
});

tenantPicker.addEventListener('change', () => {
  history.replaceState(null, '', `#${tenantPicker.value}`);
  refresh();
});

find('call-error', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const [pattern, outcome, delay, times] = [
    input('pattern'),
    find('answer', HTMLSelectElement),
    input('delay'),
    input('times'),
  ];
  const wrong = /^\d+$/.test(outcome.value)
    ? { status: Number(outcome.value) }
    : outcome.value
      ? { body: outcome.value }
      : {};
  const wait = Number(delay.value) > 0 ? { delayMs: Number(delay.value) } : {};
  const often = times.value ? { times: Number(times.value) } : {};
  act(
    'call-error',
    { pattern: pattern.value.trim(), ...wrong, ...wait, ...often },
    `Switched: ${pattern.value}`,
  );
});
element('impede').addEventListener('submit', (event) => {
  event.preventDefault();
  const ground = input('impeded-benefit').checked ? 'benefit' : 'law';
  act('impede', { document: input('impeded-document').value, listed: true, ground }, 'Listed');
});
element('clear-call-errors').addEventListener('click', () =>
  act('clear-call-errors', {}, 'All calls answer again'),
);
element('realtime').addEventListener('submit', (event) => {
  event.preventDefault();
  act('drop-realtime', { refuseForMs: Number(input('refuse').value) * 1000 }, 'Realtime dropped');
});
element('toggles').addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const { checked, dataset, parentElement } = target;
  act(
    'settings',
    { changes: { [dataset.setting ?? '']: checked } },
    `${parentElement?.textContent.trim()}: ${checked ? 'on' : 'off'}`,
  );
});
element('colour').addEventListener('submit', (event) => {
  event.preventDefault();
  act('settings', { changes: { general_main_color: input('main-colour').value } }, 'Main colour set');
});
element('preview-colour').addEventListener('click', () =>
  preview('preview-settings', { changes: { general_main_color: input('main-colour').value } }),
);
element('theme-colour').addEventListener('click', () =>
  act('settings', { changes: { general_main_color: '' } }, 'The theme rules again'),
);

input('find').addEventListener('input', () => findHits(input('find').value));

const wanted = location.hash.slice(1);
if ([...tenantPicker.options].some(({ value }) => value === wanted)) tenantPicker.value = wanted;
refresh();
void loadPreviews();
setInterval(() => {
  if (document.visibilityState === 'visible') refresh();
}, pollMs);
