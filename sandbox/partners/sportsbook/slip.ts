// The bet slip and the player's bets; on a phone a bar above the site's bottom bar that opens into a sheet.
import { composing, type SlipParts } from './betForm.ts';
import { icon } from './icons.ts';
import { make, toggleButton } from './make.ts';
import { drawBets } from './myBets.ts';
import { formatOdds } from './odds.ts';
import type { Slips } from './ticket.ts';

export function drawSlip(parts: SlipParts): HTMLElement {
  const { slips, props, root } = parts;
  const { ticket } = slips;
  const count = ticket.picks.length;
  const openBets = ticket.bets?.filter(({ status }) => status === 'open').length ?? 0;
  const tab = (name: string, amount: number, wanted: 'slip' | 'bets') =>
    toggleButton(
      `tab:${wanted}`,
      ticket.tab === wanted,
      () => slips.change({ tab: wanted, message: '' }),
      make('span', {}, name),
      ...(amount > 0 ? [make('i', { 'aria-hidden': 'true' }, String(amount))] : []),
    );
  const tabs = make(
    'div',
    { class: 'tabs', role: 'group', 'aria-label': 'Bilhete e apostas' },
    tab('Bilhete', count, 'slip'),
    tab('Minhas apostas', openBets, 'bets'),
  );
  const note = ticket.message ? [make('p', { class: 'note', role: 'status' }, ticket.message)] : [];
  const inside =
    ticket.tab === 'bets'
      ? [make('div', { class: 'body' }, ...note, drawBets(slips, props))]
      : composing(parts, note);
  const isIdle = count === 0 && !ticket.message && ticket.receipt.length === 0 && !ticket.undo;
  const rest = ticket.bets?.length ? ' resting' : ' empty';
  return make(
    'aside',
    {
      onkeydown: (event) => {
        if (ticket.open && isSheet()) onSheetKey(event, slips, root);
      },
      class: `slip${isIdle ? rest : ''}${ticket.open ? ' open' : ''}`,
      'aria-label': 'Bilhete de apostas',
      tabindex: '-1',
    },
    undoNote(slips),
    peek(slips),
    make('div', { class: 'inside' }, tabs, ...inside),
  );
}

// First in the slip, so that the keyboard reaches it at once; empty while there is nothing to say, because screen
// readers announce only changes of what is there.
function undoNote({ ticket: { undo }, takeBack }: Slips): HTMLElement {
  return make(
    'div',
    { class: 'undo' },
    make('p', { role: 'status' }, undo?.text ?? ''),
    ...(undo
      ? [
          make(
            'button',
            { type: 'button', class: 'quiet', 'data-focus': 'undo', onclick: () => takeBack() },
            'Desfazer',
          ),
        ]
      : []),
  );
}

// As in the style: the slip of a phone covers the page.
const isSheet = () => matchMedia('(max-width: 63.99em)').matches;

/** Covers the page behind the open slip of a phone; a press closes the slip. */
export const drawScrim = ({ slips, root }: { slips: Slips; root: ShadowRoot }): HTMLElement =>
  make('div', { class: 'scrim', onclick: () => close(slips, root) });

/** Shows the slip, which opens as a sheet on a phone, and focuses it. */
export function focusSlip(slips: Slips, root: ShadowRoot): void {
  slips.change({ open: isSheet(), tab: 'slip' });
  root.querySelector<HTMLElement>('.slip')?.focus();
}

/** Measures where the slip begins, so that it ends above the foot of the screen. */
export function measureSlip(host: HTMLElement, root: ShadowRoot): void {
  const above = root.querySelector<HTMLElement>('.columns')?.offsetTop ?? 0;
  const top = Math.max(0, Math.round(host.getBoundingClientRect().top + above));
  host.style.setProperty('--slip-top', `max(6rem, ${top}px)`);
}

function close(slips: Slips, root: ShadowRoot) {
  slips.change({ open: false });
  root.querySelector<HTMLElement>('.peek')?.focus({ preventScroll: true });
}

// The focus stays in the sheet, because the scrim covers the rest.
function onSheetKey(event: KeyboardEvent, slips: Slips, root: ShadowRoot) {
  if (event.key === 'Escape') return close(slips, root);
  if (event.key !== 'Tab') return;
  const stops = [...root.querySelectorAll<HTMLElement>('.slip :is(button, input, select)')].filter(
    (one) => one.offsetParent !== null,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const from = root.activeElement;
  const isAtEdge = event.shiftKey ? from === first || from?.matches('.slip') : from === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

// The closed slip of a phone, which shows what is chosen. Of an open slip only the button to close it remains.
function peek(slips: Slips): HTMLElement {
  const { ticket } = slips;
  const count = ticket.picks.length;
  const odds = formatOdds(slips.totalOdds(), slips.preferences().format);
  const summary =
    count > 0
      ? `${count} ${count === 1 ? 'seleção' : 'seleções'}${slips.isMultiple() ? ` · odd ${odds}` : ''}`
      : ticket.message ||
        (ticket.receipt.length > 0 ? 'Aposta confirmada!' : ticket.bets?.length ? 'Minhas apostas' : 'Vazio');
  return make(
    'button',
    {
      type: 'button',
      class: 'peek',
      'aria-expanded': String(ticket.open),
      'data-focus': 'peek',
      onclick: () => slips.change({ open: !ticket.open, tab: count > 0 ? 'slip' : ticket.tab }),
    },
    ...(ticket.open
      ? [make('b', { class: 'hidden' }, 'Fechar bilhete')]
      : [icon('slip'), make('b', {}, 'Bilhete'), make('span', {}, summary)]),
    icon('down'),
  );
}
