import type { RouteId } from '../../shared/paths/routeTable.ts';
import { token } from '../../shared/tokens/token.ts';
import { squeezeCss } from '../../ui/global/squeezeCss.ts';
import { fromDesktop, fromWide, onPhone } from '../../ui/layout/screens.ts';

// The lengths of the sportsbook's own placeholder. `--top` is where the list of matches begins, and `--left` its side.
const css = squeezeCss(`
  [data-pending] {
    --fill: ${token('color.skeleton')};
    --block: linear-gradient(var(--fill), var(--fill));
    --tabs: repeating-linear-gradient(90deg, var(--fill) 0 7rem, transparent 0 7.375rem);
    --card: max(16rem, (100% - 1rem) / 3);
    --row: 5.6rem;
    --top: 14.1rem;
    --left: 0rem;
    align-content: start;
    gap: .75rem 1rem;
    min-block-size: 100svh;
  }
  [data-pending='sports-esports'] { --top: 0rem; }
  [data-pending] > * { grid-column: 1 / -1; }
  /* The page has a line of limits here. */
  [data-pending] > h1 { order: -1; margin-block-end: calc(${token('space.m')} + .7rem); }
  /* Below the screen, because the page itself has no description. */
  [data-pending] > p { order: 2; }
  [data-pending]::before {
    content: '';
    grid-column: 1 / -1;
    block-size: 6rem;
    background: var(--tabs) 0 / 100% 2.5rem no-repeat, var(--block) 0 100% / 100% 2.75rem no-repeat;
  }
  [data-pending]::after {
    content: '';
    display: none;
    order: 1;
    block-size: 13rem;
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
  }
  [data-pending] > [aria-hidden] {
    order: 1;
    block-size: 44rem;
    border: 0;
    border-radius: 0;
    background:
      var(--block) var(--left) calc(var(--top) - 14.1rem) / 9rem 1.5rem no-repeat,
      repeating-linear-gradient(90deg, var(--fill) 0 calc(var(--card)), transparent 0 calc(var(--card) + .5rem)) 100% calc(var(--top) - 12.1rem) / calc(100% - var(--left)) 11.1rem no-repeat,
      var(--block) var(--left) var(--top) / 9rem 1.5rem no-repeat,
      repeating-linear-gradient(var(--fill) 0 calc(var(--row) - .5rem), transparent 0 var(--row)) 100% calc(var(--top) + 2rem) / calc(100% - var(--left)) calc(5 * var(--row)) no-repeat,
      var(--block) 0 0 / calc(var(--left) - .75rem) 31rem no-repeat;
  }
  ${onPhone} {
    [data-pending] { --row: 8.85rem; --top: 12.1rem; row-gap: .5rem; --tabs: repeating-linear-gradient(90deg, var(--fill) 0 4.375rem, transparent 0 4.75rem); }
    [data-pending] > h1 { margin-block-end: calc(${token('space.m')} + .95rem); }
    [data-pending]::before { block-size: 6.25rem; background-size: 100% 3rem, 100% 2.75rem; }
  }
  ${fromWide} {
    [data-pending] { grid-template-columns: minmax(0, 1fr) 18rem; }
    [data-pending] > [aria-hidden] { grid-column: 1; }
    [data-pending]::after { display: block; }
  }
  ${fromDesktop} {
    [data-pending] { --left: 11.25rem; --card: max(14.5rem, (100% - 1rem) / 3); }
    [data-pending]::before { block-size: 2.75rem; background-size: calc(100% - 19rem) 2.5rem, 18rem 2.75rem; background-position: 0 0, 100% 0; }
  }
`);

/** Shapes the pending sportsbook as tabs, three cards, matches and the slip, on its own pages alone. */
export const sportsPendingStyle = (routeId: RouteId | null): string =>
  routeId === 'sports' || routeId === 'sports-esports' ? `<style>${css}</style>` : '';
