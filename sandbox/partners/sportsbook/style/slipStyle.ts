// The bet slip and the player's bets.
export const slipStyle = `
.scrim { display: none; }
.slip { display: grid; grid-template-rows: auto minmax(0, 1fr); border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: var(--color-surface, #222); }
.slip > * { grid-area: 2 / 1; }
.slip > .undo { grid-row: 1; display: flex; align-items: center; justify-content: space-between; gap: .75rem; font-size: .875rem; font-weight: 600; }
.undo:has(button) { padding: .375rem .5rem .375rem .875rem; border-block-end: 1px solid var(--color-border, #444); border-radius: inherit; border-end-start-radius: 0; border-end-end-radius: 0; background: var(--color-primary-soft, #333); }
.slip .undo .quiet { flex: none; padding-inline: .875rem; background: var(--color-surface, #222); }
/* The book measures where the slip begins. */
@media (min-width: 64em) { .slip { position: sticky; top: 6rem; max-block-size: max(22rem, calc(100dvh - var(--slip-top, 6rem) - var(--bottom-bar, 0px) - 1rem)); overflow: auto; overscroll-behavior: contain; } .peek { display: none; } :host([data-alone]) { position: sticky; top: 6rem; } }
@media (max-width: 63.99em) {
  .slip.empty { display: none; }
  .slip { position: fixed; inset-inline: .5rem; bottom: calc(var(--bottom-bar, 0px) + .5rem); z-index: 61; max-inline-size: 34rem; margin-inline: auto; box-shadow: 0 8px 32px #0008; }
  .slip:not(.open) .inside { display: none; }
  /* Without chosen odds only a way to the player's bets, which leaves the list free. */
  .slip.resting:not(.open) { inset-inline-start: auto; border-radius: 1.5rem; }
  .resting:not(.open) .peek { gap: .5rem; min-height: 2.75rem; padding: 0 1rem; }
  .resting:not(.open) .peek :is(b, .icon:last-child) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .resting:not(.open) .peek span { color: inherit; font-weight: 650; }
  /* Above the site's bars, whose raised button must not reach into the open slip. */
  .scrim:has(+ .open) { display: block; position: fixed; inset: 0; z-index: 110; background: #000a; touch-action: none; }
  .slip.open { z-index: 111; max-height: calc(100dvh - var(--bottom-bar, 0px) - 1rem); overflow: auto; overscroll-behavior: contain; }
  .slip.open .tabs { position: sticky; top: 0; z-index: 1; padding-inline-end: 3.25rem; border-start-start-radius: inherit; border-start-end-radius: inherit; background: var(--color-surface, #222); }
}
.inside { display: flex; flex-direction: column; min-inline-size: 0; min-block-size: 0; }
.inside > * { flex: none; }
/* The chosen odds scroll, unless there is no room for even one. */
.inside > .body { flex: 0 1 auto; min-block-size: 4.75rem; overflow: auto; overscroll-behavior: contain; scrollbar-width: thin; }
.body, .foot { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: .75rem; padding: .75rem .875rem; }
.foot { gap: .625rem; padding-block-end: .875rem; border-block-start: 1px solid var(--color-border, #444); }
.tabs { display: grid; grid-template-columns: minmax(0, 1fr) auto; border-block-end: 1px solid var(--color-border, #444); }
.tabs button { display: flex; align-items: center; justify-content: center; gap: .375rem; min-block-size: 3rem; padding: 0 1rem; white-space: nowrap; font-weight: 650; color: var(--color-text-muted, #aaa); }
.tabs button:focus-visible { outline-offset: -2px; }
.tabs button[aria-pressed=true] { color: var(--color-text, #fff); box-shadow: inset 0 -3px var(--color-primary, #fc0); }
.tabs i { min-inline-size: 1.375rem; padding: 0 .375rem; border-radius: 1rem; background: var(--color-primary, #fc0); color: var(--color-on-primary, #000); font-size: .75rem; line-height: 1.375rem; text-align: center; }
.peek { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: .75rem; min-height: 3.25rem; padding: 0 1rem; border-radius: inherit; background: var(--color-surface, #222); text-align: start; }
.peek span { flex: 1; min-inline-size: 0; font-variant-numeric: tabular-nums; color: var(--color-text-muted, #aaa); }
.peek[aria-expanded=false] .icon:last-child { transform: rotate(180deg); }
.peek[aria-expanded=true] { place-self: start end; z-index: 2; justify-content: center; inline-size: 3.25rem; min-block-size: 3rem; padding: 0; background: none; }
@media (min-width: 64em) { .peek { display: none; } }
.empty-slip { display: grid; justify-items: center; gap: .25rem; padding: 1.5rem .5rem; text-align: center; }
.empty-slip .icon { inline-size: 2.25rem; block-size: 2.25rem; margin-block-end: .375rem; color: var(--color-text-muted, #aaa); }
.empty-slip p:first-of-type { font-weight: 650; }
.empty-list { border: 1px dashed var(--color-control-border, #888); border-radius: var(--radius-card, 12px); padding: 2.5rem 1rem; }
.empty-list .quiet { margin-block-start: .625rem; padding-inline: 1.25rem; }
.body .empty-list { border: 0; padding: 1.5rem .5rem; }
.empty-slip .place { margin-block-start: .75rem; padding-inline: 1.5rem; }
.modes { display: grid; grid-template-columns: 1fr 1fr auto; }
.chips .clear { min-inline-size: 2.75rem; padding: 0; }
@media (min-width: 64em) { .chips.modes button { min-block-size: 2.25rem; } }
.picks { display: grid; }
.picks li { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: .25rem .5rem; align-items: center; padding-block: .625rem; border-block-end: 1px solid var(--color-border, #444); }
.picks li:first-child { padding-block-start: 0; }
.what, .legs li > span { display: grid; min-inline-size: 0; overflow-wrap: anywhere; }
.price { display: grid; justify-items: end; font-variant-numeric: tabular-nums; }
.price s { color: var(--color-text-muted, #aaa); font-size: .8125rem; }
.price .up, .price .down { padding-inline-end: 1rem; }
.price .up::after { inset-block-start: .375rem; } .price .down::after { inset-block-end: .375rem; }
.gone .what { opacity: .6; }
.drop { display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; padding: 0; border-radius: 50%; color: var(--color-text-muted, #aaa); }
.drop .icon { inline-size: 1rem; block-size: 1rem; }
.picks .stake { grid-column: 1 / -1; }
.stake { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; font-weight: 600; }
.foot .stake { grid-template-columns: auto minmax(0, 9rem); justify-content: space-between; align-items: center; gap: .5rem; white-space: nowrap; }
.money { display: flex; align-items: center; gap: .5rem; padding-inline: .75rem; border: 1px solid var(--color-control-border, #888); border-radius: var(--radius-control, 8px); background: var(--color-background, #111); }
.money:has(:focus-visible) { outline: 2px solid var(--color-focus, #fff); outline-offset: 2px; }
.money span { color: var(--color-text-muted, #aaa); font-weight: 400; }
.money input::placeholder { color: var(--color-text-muted, #aaa); opacity: 1; }
.money input { flex: 1; min-inline-size: 0; min-height: 2.75rem; border: 0; outline: none; background: none; color: inherit; font: 600 1rem var(--font-body, inherit); text-align: end; font-variant-numeric: tabular-nums; }
.quick { display: grid; grid-template-columns: repeat(4, 1fr); gap: .375rem; }
.quick button, .quiet, .cash-out { min-height: 2.5rem; padding: 0 .25rem; border: 1px solid var(--color-control-border, #888); border-radius: var(--radius-control, 8px); font-size: .8125rem; font-weight: 650; white-space: nowrap; font-variant-numeric: tabular-nums; }
@media (hover: hover) { .quick button:hover, .quiet:hover, .cash-out:hover { background: var(--color-surface-hover, #444); } }
.place { min-height: 3rem; padding: 0 1rem; border-radius: var(--radius-control, 8px); background: var(--color-primary, #fc0); color: var(--color-on-primary, #000); font-weight: 700; }
.place.missing { background: var(--color-surface-raised, #333); color: var(--color-text, #fff); box-shadow: inset 0 0 0 1px var(--color-border, #444); }
.place.accept { background: var(--color-warning, #fc0); color: var(--color-on-warning, #000); }
:is(.place, .cash-out)[aria-disabled=true] { cursor: default; opacity: .5; }
.accept-choice { display: grid; grid-template-columns: auto minmax(0, 11rem); justify-content: space-between; align-items: center; gap: .5rem; color: var(--color-text-muted, #aaa); font-size: .8125rem; }
.select { position: relative; display: grid; }
.select .icon { position: absolute; inset-block-start: calc(50% - .5rem); inset-inline-end: .75rem; inline-size: 1rem; block-size: 1rem; color: var(--color-text, #fff); pointer-events: none; }
.select option { background: var(--color-surface-raised, #333); color: var(--color-text, #fff); }
.accept-choice select { appearance: none; min-inline-size: 0; min-block-size: 2.75rem; padding: 0 2.25rem 0 .75rem; text-overflow: ellipsis; border: 1px solid var(--color-control-border, #888); border-radius: var(--radius-control, 8px); background: var(--color-background, #111); color: var(--color-text, #fff); font: inherit; font-size: 1rem; }
@media (min-width: 64em) { .accept-choice select { min-block-size: 2.25rem; padding-inline: .625rem 1.75rem; font-size: .8125rem; } .accept-choice .icon { inset-inline-end: .5rem; } .quick button { min-height: 2.25rem; } }
.sum { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; color: var(--color-text-muted, #aaa); font-variant-numeric: tabular-nums; }
.sum b { color: var(--color-text, #fff); }
.receipt { display: grid; gap: .75rem; padding: .875rem; border-radius: var(--radius-control, 8px); background: var(--color-surface-raised, #333); box-shadow: inset 0 3px var(--color-success, #0a0); }
.done { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .5rem; }
.done > span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem .5rem; }
.kind { padding: .125rem .5rem; border-radius: 1rem; background: var(--color-primary-soft, #333); font-size: .75rem; font-weight: 650; }
.placed { display: grid; gap: .75rem; padding-block-start: .75rem; border-block-start: 1px dashed var(--color-control-border, #888); }
.done .icon { color: var(--color-success, #0a0); }
.receipt dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1rem; color: var(--color-text-muted, #aaa); }
.receipt dd { margin: 0; color: var(--color-text, #fff); font-weight: 650; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.receipt .moved { font-size: .875rem; }
.what .moved { color: var(--color-text, #fff); }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr)); gap: .5rem; }
.bets, .bets > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.bet { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; padding: .75rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-control, 8px); background: var(--color-surface-raised, #333); }
.bet-head { display: flex; align-items: center; justify-content: space-between; gap: .5rem; }
.status { padding: .125rem .5rem; border-radius: 1rem; background: var(--color-surface, #222); font-size: .75rem; font-weight: 650; }
.status.open { background: var(--color-primary-soft, #333); }
.status.lost { background: var(--color-danger-soft, #333); }
.status.won, .status.cashed_out { background: var(--color-success, #0a0); color: var(--color-on-success, #000); }
.legs { display: grid; gap: .5rem; }
.legs li { display: flex; justify-content: space-between; gap: .5rem; padding-inline-start: .625rem; border-inline-start: 3px solid var(--color-border, #444); }
.now { margin-inline-start: .375rem; padding-inline: .375rem; border-radius: .375rem; background: var(--color-surface, #222); color: var(--color-text, #fff); font-weight: 650; white-space: nowrap; font-variant-numeric: tabular-nums; }
/* As wide as the card, each figure below its name. */
.figures { display: grid; grid-template-columns: auto auto auto; justify-content: space-between; gap: .5rem; padding-block: .5rem; border-block: 1px dashed var(--color-border, #444); font-variant-numeric: tabular-nums; }
.figures dt { color: var(--color-text-muted, #aaa); font-size: .75rem; }
.figures dd { margin: 0; font-weight: 700; }
.figures div:last-child { text-align: end; }
.leg-odds { display: flex; align-items: center; align-self: start; gap: .25rem; }
.leg-odds .icon { inline-size: 1rem; block-size: 1rem; }
.won .leg-odds .icon { color: var(--color-success, #0a0); }
.lost .leg-odds .icon { color: var(--color-danger, #f00); }
.legs .won { border-color: var(--color-success, #0a0); }
.legs .lost { border-color: var(--color-danger, #f00); }
.cash-out { border-color: var(--color-primary, #fc0); }
`;
