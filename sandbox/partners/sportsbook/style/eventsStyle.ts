// The tree of leagues, the rows of matches and their odds.
export const eventsStyle = `
.tree { padding: .75rem .125rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: var(--color-surface, #222); }
.tree h2 { padding: 0 .5rem .5rem; font: var(--font-display-weight, 700) 1.0625rem/1.2 var(--font-display, inherit); }
.tree button { display: flex; align-items: center; gap: .5rem; inline-size: 100%; min-block-size: 2.5rem; padding: 0 .5rem; border-radius: var(--radius-control, 8px); text-align: start; }
.tree button span { flex: 1; min-inline-size: 0; }
.tree button i { color: var(--color-text-muted, #aaa); font-size: .8125rem; font-variant-numeric: tabular-nums; }
.tree .branch { gap: .25rem; padding-inline: .375rem .25rem; font-weight: 650; }
.tree .branch span { white-space: nowrap; }
.tree .branch[aria-expanded=true] > .icon:last-child { transform: rotate(180deg); }
.tree .region { padding: .375rem .5rem 0; color: var(--color-text-muted, #aaa); font-size: .75rem; font-weight: 600; letter-spacing: .03em; text-transform: uppercase; }
.tree .leaf { min-block-size: 2.25rem; font-size: .875rem; }
.tree .leaf[aria-pressed=true] { background: var(--color-primary-soft, #333); box-shadow: inset 3px 0 var(--color-primary, #fc0); font-weight: 650; }
@media (hover: hover) { .tree button:hover { background: var(--color-surface-hover, #444); } }

.events-column { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; container: events / inline-size; }
.part { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; }
.part > h2 { display: flex; align-items: center; gap: .5rem; font: var(--font-display-weight, 700) 1.25rem/1.2 var(--font-display, inherit); }
.part > h2 i { padding: 0 .5rem; border-radius: 1rem; background: var(--color-surface-raised, #333); color: var(--color-text-muted, #aaa); font: 600 .8125rem/1.5rem var(--font-body, sans-serif); }
.league-group { overflow: hidden; border: var(--group-border, 1px solid var(--color-border, #444)); border-radius: var(--group-radius, var(--radius-card, 12px)); background: var(--group-fill, var(--color-surface, #222)); box-shadow: var(--group-shadow, none); }
.league-head, .event { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: .5rem; padding: .625rem .75rem; }
.event { padding-block: .5rem; }
.league-head { padding-block: .125rem; background: var(--group-head, var(--color-surface-raised, #333)); color: var(--group-head-color, inherit); font-family: var(--group-font, inherit); text-transform: var(--group-case, none); }
.league-head :is(small, .head) { color: var(--group-head-color, var(--color-text-muted, #aaa)); }
.league-head :focus-visible { outline-color: currentColor; }
.league-head h3 { min-inline-size: 0; font: inherit; }
.league-head button > .icon { box-sizing: content-box; inline-size: 1rem; block-size: 1rem; padding: .3125rem; border-radius: 50%; background: color-mix(in srgb, currentColor 14%, transparent); }
.league-head button { display: flex; align-items: center; gap: .5rem; min-block-size: 2.25rem; padding: 0; font-weight: 650; text-align: start; line-height: 1.2; }
/* A region that has no room wraps into the hidden second line. */
.league-head button > span { display: flex; flex-wrap: wrap; column-gap: .5rem; align-items: baseline; block-size: 1.2em; overflow: hidden; line-height: 1.2; }
.league-head button small { line-height: inherit; }
.league-head button small { font-weight: 400; }
.league-head button:hover > span { text-decoration: underline; text-underline-offset: .2em; }
.head { display: none; color: var(--color-text-muted, #aaa); font-size: .75rem; text-align: center; }
.flag { flex: none; inline-size: 1.25em; block-size: .875em; border-radius: .125em; }
:is(.region, small) .icon { inline-size: 1.125em; block-size: 1.125em; }
:is(.region, .league-head small) { display: inline-flex; align-items: baseline; gap: .375em; }
:is(.region, small) :is(.flag, .icon) { align-self: center; }
.event { border-block-start: var(--group-line, 1px solid var(--color-border, #444)); }
.event .about { grid-column: 1 / -1; min-inline-size: 0; padding-inline-end: .125rem; }
.live, .when { display: inline-flex; align-items: center; gap: .375rem; font-size: .75rem; font-variant-numeric: tabular-nums; color: var(--color-text-muted, #aaa); }
.live { color: var(--color-text, #fff); font-weight: 650; }
.live b { padding: 0 .375rem; border-radius: .25rem; background: var(--color-danger, #f00); color: var(--color-on-danger, #fff); font-size: .6875rem; line-height: 1.125rem; }
.dot::before { content: ''; display: inline-block; inline-size: .5rem; block-size: .5rem; border-radius: 50%; background: var(--color-danger, #f00); }
.dot::before { margin-inline-end: .25rem; }
.sides { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; inline-size: 100%; min-block-size: 2.75rem; padding: .25rem 0 0; text-align: start; font-weight: 600; }
.side { display: flex; align-items: center; gap: .375rem; }
.side > span { flex: 1; min-inline-size: 0; line-height: 1.2; overflow-wrap: break-word; }
.side b { min-inline-size: 1.75rem; border-radius: .25rem; background: var(--color-primary-soft, #333); font-size: .9375rem; line-height: 1.5rem; text-align: center; font-variant-numeric: tabular-nums; }
.side i { min-inline-size: 1.25rem; color: var(--color-text-muted, #aaa); font-weight: 400; text-align: end; font-variant-numeric: tabular-nums; }
.when-row { display: flex; align-items: baseline; justify-content: space-between; }
.units { display: flex; gap: .375rem; color: var(--color-text-muted, #aaa); font-size: .6875rem; line-height: 1; text-align: end; }
.units b { font-weight: 400; }
:is(.units, .about:has(.units) .side) b { min-inline-size: 2.125rem; }
:is(.units, .about:has(.units) .side) i { min-inline-size: 2.375rem; }
.sides:hover .side > span { text-decoration: underline; text-decoration-color: var(--color-primary, #fc0); text-underline-offset: .2em; }
.event .odds:not(.result) { display: none; }
.line-total .odds.result, .line-handicap .odds.result { display: none; }
.line-total .odds.total, .line-handicap .odds.handicap { display: grid; }
.event .more { display: inline-flex; align-items: center; justify-content: center; min-inline-size: 3.25rem; min-block-size: 2.75rem; padding: 0 .25rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-control, 8px); font-size: .8125rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.more .icon { inline-size: .875rem; block-size: .875rem; }
@container events (min-width: 36rem) {
  .lines, .of { display: none; }
  .league-head, .event { grid-template-columns: minmax(0, 1fr) 11rem 10rem 8rem 2.875rem; gap: .375rem; padding-inline: .75rem .5rem; }
  .event .about { grid-column: auto; padding-inline-end: .875rem; }
  .event .odds.odds { display: grid; }
  .head { display: block; }
  .side, .when-row { max-inline-size: 17rem; }
  .event .odds { gap: .25rem; }
  .event .more { min-inline-size: 0; padding: 0; }
  .event .odd { padding-inline: .125rem; }
  .event .odd b { font-size: .875rem; }
}
@container events (min-width: 36rem) and (max-width: 45.99rem) {
  .league-head, .event { grid-template-columns: minmax(0, 1fr) 10rem 9.75rem 2.875rem; }
  .head.handicap, .event .odds.odds.handicap { display: none; }
}
@container events (min-width: 52rem) {
  .league-head, .event { grid-template-columns: minmax(0, 1.4fr) minmax(13.5rem, 1.5fr) minmax(9rem, 1fr) minmax(9rem, 1fr) 3.25rem; }
  .markets { columns: 2; column-gap: .5rem; }
}
@container events (min-width: 36rem) and (max-width: 51.99rem) { .event .odd b.long { font-size: .75rem; } }
@container events (min-width: 36rem) and (max-width: 59.99rem) { .event .odds:not(.result) .odd span { font-size: .6875rem; } }
@container events (min-width: 60rem) { .event .of.of { display: inline; } }
.featured ul { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(16rem, 1fr); gap: .5rem; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; padding: 2px; margin: -2px; }
@container events (min-width: 46rem) { .featured ul { grid-auto-columns: minmax(14.5rem, 1fr); } }
.featured li { position: relative; display: grid; gap: .5rem; scroll-snap-align: start; padding: .625rem .75rem .75rem; border: var(--group-border, 1px solid var(--color-border, #444)); border-radius: var(--radius-card, 12px); background: linear-gradient(160deg, var(--color-primary-soft, #333), transparent 60%), var(--color-surface, #222); }
.featured .meta { display: flex; justify-content: space-between; gap: .5rem; font-size: .75rem; }
.featured .meta :last-child { overflow: hidden; color: var(--color-text-muted, #aaa); text-overflow: ellipsis; white-space: nowrap; }
.featured .when { flex: none; color: var(--color-text, #fff); font-weight: 650; }
.versus { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: .5rem; align-items: center; padding: 0; }
.versus .team { align-self: start; gap: .25rem; font-size: .875rem; line-height: 1.2; }
/* Room for two lines, so that all cards have the same height. */
.versus .team span { display: grid; align-content: center; min-block-size: 2.4em; }
.versus .team .crest { inline-size: 2.25rem; block-size: 2.5rem; }
.versus b { color: var(--color-text-muted, #aaa); font: var(--font-display-weight, 700) 1.125rem/1 var(--font-display, inherit); }
.versus:hover .team span { text-decoration: underline; text-decoration-color: var(--color-primary, #fc0); text-underline-offset: .2em; }
@media (max-width: 37.99em) { .part { gap: .375rem; } .part > h2 { font-size: 1.125rem; } .featured h2 { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
@media (max-height: 31.24em) { .featured { display: none; } }
@media (max-width: 47.99em) { .columns, .events-column { gap: .625rem; } }
.odds { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: .375rem; }
.odds.many { grid-auto-flow: row; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); }
.odd { display: grid; align-content: center; min-width: 0; min-height: 2.75rem; padding: .25rem .375rem; border-radius: var(--radius-control, 8px); background: color-mix(in srgb, var(--color-primary, #fc0) 10%, var(--color-surface, #222)); text-align: center; line-height: 1.2; }
.odd span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--color-text-muted, #aaa); font-size: .75rem; }
.odd b { color: color-mix(in srgb, var(--color-primary, #fc0) 60%, var(--color-text, #fff)); font-variant-numeric: tabular-nums; }
/* Not smaller: a press at the edge would end outside. */
.odd:is(button):active, .place:active { filter: brightness(.9); }
@media (hover: hover) {
  .odd:is(button):not([aria-pressed=true], [aria-disabled=true]):hover { background: color-mix(in srgb, var(--color-primary, #fc0) 20%, var(--color-surface, #222)); box-shadow: inset 0 0 0 1px var(--color-primary, #fc0); }
  .odd:is(button):not([aria-pressed=true], [aria-disabled=true]):hover :is(span, b) { color: inherit; }
}
.odd[aria-pressed=true] { background: var(--color-primary, #fc0); color: var(--color-on-primary, #000); }
.odd[aria-pressed=true] :is(span, b) { color: inherit; }
.odd[aria-disabled=true] b { color: inherit; }
.odd[aria-disabled=true]:not([aria-pressed=true]) { cursor: not-allowed; background: none; color: var(--color-text-muted, #aaa); opacity: .65; }
.odd.closed { place-items: center; background: none; box-shadow: inset 0 0 0 1px var(--color-border, #444); color: var(--color-text-muted, #aaa); }
.odd.closed .icon { inline-size: 1rem; block-size: 1rem; }
:is(.odd, .price b).up, :is(.odd, .price b).down { position: relative; }
.up::after, .down::after { position: absolute; inset-inline-end: .25rem; border: .25rem solid transparent; content: ''; }
.up::after { inset-block-start: .125rem; border-block-end-color: var(--color-success, #0a0); border-block-start-width: 0; }
.down::after { inset-block-end: .25rem; border-block-start-color: var(--color-danger, #f00); border-block-end-width: 0; }
.odd[aria-pressed=true].up::after { border-block-end-color: currentColor; }
.odd[aria-pressed=true].down::after { border-block-start-color: currentColor; }
@media (prefers-reduced-motion: no-preference) {
  @keyframes risen { from { background: var(--color-success-soft, #030); } }
  @keyframes fallen { from { background: var(--color-danger-soft, #300); } }
  .odd.up:not([aria-pressed=true]) { animation: risen 1.5s ease-out; }
  .odd.down:not([aria-pressed=true]) { animation: fallen 1.5s ease-out; }
}
`;
