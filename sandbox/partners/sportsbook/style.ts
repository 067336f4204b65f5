// The widget's style: constructable, because the surrounding pages allow no inline styles.
export const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { display: block; color: var(--color-text, #fff); font: 400 .9375rem/1.35 var(--font-body, system-ui, sans-serif); scroll-margin-top: 6rem; }
* { box-sizing: border-box; margin: 0; }
ul { padding: 0; list-style: none; }
i { font-style: normal; }
b { font-weight: 700; }
button { font: inherit; color: inherit; border: 0; background: none; cursor: pointer; }
:is(button, select, .slip):focus-visible { outline: 2px solid var(--color-focus, #fff); outline-offset: 2px; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.to-slip { position: absolute; inset-block-end: .25rem; inset-inline-end: .25rem; z-index: 1; min-block-size: 2.25rem; padding: 0 .75rem; border-radius: var(--radius-control, 8px); background: var(--color-primary, #fc0); color: var(--color-on-primary, #000); font-weight: 650; }
.to-slip:not(:focus-visible) { opacity: 0; pointer-events: none; }
.event, .market { position: relative; }
.icon { flex: none; inline-size: 1.25rem; block-size: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.crest { flex: none; inline-size: 1.375rem; block-size: 1.5rem; }
.muted, small { color: var(--color-text-muted, #aaa); font-size: .8125rem; }
.note { padding: .75rem; border-radius: var(--radius-control, 8px); background: var(--color-primary-soft, #333); }
.book { position: relative; display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }

nav { display: flex; gap: var(--tab-gap, .375rem); overflow-x: auto; scrollbar-width: none; padding: 2px; margin: -2px; box-shadow: var(--tab-line, none); }
@keyframes from-start { to { --fade-start: 2rem; } }
@keyframes to-end { from { --fade-end: 2rem; } }
@supports (animation-timeline: scroll()) {
  :is(nav, .match > .chips):not(:has(:focus-visible)) { mask-image: linear-gradient(90deg, transparent, #000 var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)), transparent); animation: from-start linear both, to-end linear both; animation-timeline: scroll(self inline); animation-range: 0 2rem, calc(100% - 2rem) 100%; }
}
nav button, .chips button, .tool { display: inline-flex; align-items: center; justify-content: center; gap: .5rem; flex: none; min-block-size: 2.5rem; padding: 0 .875rem; border-radius: var(--radius-control, 8px); border: 1px solid var(--color-border, #444); background: var(--color-surface, #222); font-weight: 600; white-space: nowrap; }
nav button i { min-inline-size: 1.375rem; padding: 0 .375rem; border-radius: 1rem; background: var(--color-danger, #c00); color: var(--color-on-danger, #fff); font-size: .75rem; font-weight: 700; line-height: 1.375rem; }
:is(nav, .chips) button[aria-pressed=true] { background: var(--color-primary, #fc0); color: var(--color-on-primary, #000); border-color: transparent; }
/* Rows and leagues in the form that the surrounding page names. */
nav button { border: var(--tab-border, 1px solid var(--color-border, #444)); border-radius: var(--tab-radius, var(--radius-control, 8px)); background: var(--tab-fill, var(--color-surface, #222)); box-shadow: var(--tab-shadow, none); color: var(--tab-color, inherit); font-family: var(--tab-font, inherit); font-weight: var(--tab-weight, 600); text-transform: var(--tab-case, none); }
.book nav button[aria-pressed=true] { border-color: var(--tab-now-border, transparent); background: var(--tab-now-fill, var(--color-primary, #fc0)); box-shadow: var(--tab-now-shadow, none); color: var(--tab-now-color, var(--color-on-primary, #000)); }
@media (hover: hover) { nav button:not([aria-pressed=true]):hover, .chips button:not([aria-pressed=true]):hover, .tool:hover, .more:hover, .odd:not([aria-pressed=true], [aria-disabled=true]):hover { background: var(--color-surface-hover, #444); } }

.tools { display: flex; gap: .5rem; }
.tools .lines, .tool.isSearching { display: none; }
.search { flex: 1; min-inline-size: 0; display: flex; align-items: center; gap: .5rem; padding-inline: .875rem; border: 1px solid var(--color-control-border, #888); border-radius: var(--radius-control, 8px); background: var(--color-background, #111); }
.search:has(:focus-visible) { outline: 2px solid var(--color-focus, #fff); outline-offset: 2px; }
.search input { flex: 1; min-inline-size: 0; min-block-size: 2.5rem; border: 0; outline: none; background: none; color: inherit; font: inherit; font-size: 1rem; }
.search input::placeholder { color: var(--color-text-muted, #aaa); font-size: .875rem; opacity: 1; }
.search .icon { color: var(--color-text-muted, #aaa); }
.tool { min-inline-size: 2.75rem; min-block-size: 2.75rem; }
.tool[aria-expanded=true] { border-color: var(--color-primary, #fc0); }
@media (max-width: 37.99em) {
  .tools { gap: .375rem; }
  .tools.folded .search, .events-column > .lines { display: none; }
  .tool.isSearching { display: inline-flex; }
  .tools .lines { display: flex; flex: 1; flex-wrap: nowrap; gap: 0; min-inline-size: 0; overflow: hidden; border: 1px solid var(--color-border, #444); border-radius: var(--radius-control, 8px); }
  .tools .lines button { flex: 1 1 auto; min-block-size: 0; min-inline-size: 0; padding: 0 .25rem; border: 0; border-radius: 0; font-size: .8125rem; }
  .tools .lines button:focus-visible { outline-color: currentColor; outline-offset: -2px; }
  .part { gap: .375rem; }
  .part > h2 { font-size: 1.125rem; }
  nav button { position: relative; flex-direction: column; gap: .125rem; min-block-size: 3rem; min-inline-size: 4.375rem; padding: 0 .5rem; font-size: .75rem; }
  nav button i { position: absolute; inset-block-start: .125rem; inset-inline-start: calc(50% + .625rem); min-inline-size: 1.125rem; padding: 0 .25rem; font-size: .6875rem; line-height: 1.125rem; }
}
@media (max-width: 23.99em) {
  /* The markets have a line of their own, and the search is open below them. */
  .tools { flex-wrap: wrap; }
  .tools .lines { flex-basis: 100%; min-block-size: 2.5rem; }
  .tools.folded .search { display: flex; }
  .tool.isSearching { display: none; }
}
@media (max-width: 47.99em) { .book { gap: .5rem; } .columns, .events-column { gap: .625rem; } .tool span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } .tool { padding: 0; } }
.preferences { display: flex; flex-wrap: wrap; gap: 1rem 2rem; padding: 1rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: var(--color-surface, #222); }
fieldset { min-inline-size: 0; padding: 0; border: 0; }
legend { padding: 0 0 .5rem; font-weight: 650; }
.chips { display: flex; flex-wrap: wrap; gap: .375rem; }

.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-items: start; }
.tree-column:not(.open) { display: none; }
@media (min-width: 64em) { .columns.with-events.with-slip { grid-template-columns: minmax(0, 1fr) 18rem; } .tree-column { grid-column: 1 / -1; } }
@media (min-width: 80em) {
  :host { container: book / inline-size; }
  .columns.with-events:not(.with-slip) { grid-template-columns: 11.5rem minmax(0, 1fr); }
  .columns.with-events.with-slip:has(.tree-column.open) { grid-template-columns: 11.5rem minmax(0, 1fr) 18rem; }
  .tree-column { grid-column: auto; position: sticky; top: 6rem; max-block-size: calc(100dvh - 9rem); overflow: auto; overscroll-behavior: contain; scrollbar-width: thin; }
  .columns:not(.with-slip) .tree-column:not(.open) { display: block; }
  .book:not(:has(.with-slip)) .tool.isTreeOpen, .tool.isTreeOpen .icon { display: none; }
  .book:has(.with-slip) { grid-template-columns: minmax(0, 1fr) 18rem; column-gap: 1rem; }
  .columns { grid-column: 1 / -1; }
}
/* The leagues give way first, so that the list has all its markets. */
@container book (min-width: 73.5rem) {
  .columns.with-events.with-slip { grid-template-columns: 11.5rem minmax(0, 1fr) 18rem; }
  .tree-column:not(.open) { display: block; }
  .tool.isTreeOpen, .tool.isPreferring .icon { display: none; }
}
@container book (max-width: 73.49rem) {
  .book:has(.with-slip) .isPreferring span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .book:has(.with-slip) .isPreferring { padding: 0; }
}
@media (min-width: 40em) and (max-width: 79.99em) and (max-height: 31.24em) {
  /* Low screens: one row above the matches. */
  .book { grid-template-columns: minmax(0, 1fr) auto; gap: .5rem; }
  .columns { grid-column: 1 / -1; }
  .tools.folded .search { display: none; }
  .search { inline-size: 13rem; }
  .tool { padding: 0; }
  .tool span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .tool.isSearching { display: inline-flex; }
}
.tree { padding: .75rem .5rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: var(--color-surface, #222); }
.tree h2 { padding: 0 .5rem .5rem; font: var(--font-display-weight, 700) 1.0625rem/1.2 var(--font-display, inherit); }
.tree button { display: flex; align-items: center; gap: .5rem; inline-size: 100%; min-block-size: 2.5rem; padding: 0 .5rem; border-radius: var(--radius-control, 8px); text-align: start; }
.tree button span { flex: 1; min-inline-size: 0; }
.tree button i { color: var(--color-text-muted, #aaa); font-size: .8125rem; font-variant-numeric: tabular-nums; }
.tree .branch { font-weight: 650; }
.tree .branch[aria-expanded=true] > .icon:last-child { transform: rotate(180deg); }
.tree .region { padding: .375rem .5rem 0; color: var(--color-text-muted, #aaa); font-size: .75rem; font-weight: 600; letter-spacing: .03em; text-transform: uppercase; }
.tree .leaf { min-block-size: 2.25rem; font-size: .875rem; }
.tree .leaf[aria-pressed=true] { background: var(--color-primary-soft, #333); box-shadow: inset 3px 0 var(--color-primary, #fc0); font-weight: 650; }
@media (hover: hover) { .tree button:hover { background: var(--color-surface-hover, #444); } }

.events-column { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; container: events / inline-size; }
.waiting { min-block-size: 28rem; }
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
  .league-head, .event { grid-template-columns: minmax(0, 1fr) 10rem 8.5rem 6.75rem 2.875rem; gap: .375rem; padding-inline: .75rem .5rem; }
  .event .about { grid-column: auto; padding-inline-end: .875rem; }
  .event .odds.odds { display: grid; }
  .head { display: block; }
  .side, .when-row { max-inline-size: 17rem; }
  .event .odds { gap: .25rem; }
  .event .more { min-inline-size: 0; padding: 0; }
  .event .odd { padding-inline: .125rem; }
  .event .odd b { font-size: .875rem; }
  .event .odd b.long { font-size: .75rem; }
}
@container events (min-width: 36rem) and (max-width: 41.99rem) {
  .league-head, .event { grid-template-columns: minmax(0, 1fr) 10.5rem 8.5rem 2.875rem; }
  .head.handicap, .event .odds.odds.handicap { display: none; }
}
@container events (min-width: 52rem) {
  .league-head, .event { grid-template-columns: minmax(0, 1.4fr) minmax(13.5rem, 1.5fr) minmax(9rem, 1fr) minmax(9rem, 1fr) 3.25rem; }
  .markets { columns: 2; column-gap: .5rem; }
}
@container events (min-width: 36rem) and (max-width: 59.99rem) { .event .odds:not(.result) .odd span { font-size: .6875rem; } }
@container events (min-width: 60rem) { .event .of.of { display: inline; } }
.odds { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: .375rem; }
.odds.many { grid-auto-flow: row; grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr)); }
.odd { display: grid; align-content: center; min-width: 0; min-height: 2.75rem; padding: .25rem .375rem; border-radius: var(--radius-control, 8px); background: var(--color-surface-raised, #333); box-shadow: inset 0 0 0 1px var(--color-border, #444); text-align: center; line-height: 1.2; }
.odd span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--color-text-muted, #aaa); font-size: .75rem; }
.odd b { font-variant-numeric: tabular-nums; }
/* Not smaller: a press at the edge would end outside. */
.odd:is(button):active, .place:active { filter: brightness(.9); }
@media (hover: hover) { .odd:is(button):not([aria-pressed=true], [aria-disabled=true]):hover { box-shadow: inset 0 0 0 1px var(--color-primary, #fc0); } }
.odd[aria-pressed=true] { background: var(--color-primary, #fc0); color: var(--color-on-primary, #000); }
.odd[aria-pressed=true] span { color: inherit; }
.odd[aria-disabled=true]:not([aria-pressed=true]) { cursor: not-allowed; background: none; color: var(--color-text-muted, #aaa); opacity: .65; }
.odd.closed { place-items: center; color: var(--color-text-muted, #aaa); }
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

.match { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.first-market + .markets { margin-block-start: -.25rem; }
.match-head { display: grid; gap: .75rem; padding: .5rem 1rem 1rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: linear-gradient(var(--color-primary-soft, #333), transparent), var(--color-surface, #222); }
.back { display: inline-flex; align-items: center; gap: .25rem; justify-self: start; min-block-size: 2.5rem; padding: 0; margin-inline-start: -.375rem; font-weight: 600; text-align: start; }
.teams { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: .75rem; align-items: center; text-align: center; }
.team { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; gap: .375rem; font-weight: 650; overflow-wrap: break-word; }
.team .crest { inline-size: 3rem; block-size: 3.25rem; }
.middle { display: grid; justify-items: center; gap: .125rem; }
@container events (max-width: 35.99rem) {
  .teams { gap: .5rem; }
  .team { align-self: start; font-size: .875rem; }
  .middle { display: contents; }
  .middle > * { grid-column: 1 / -1; justify-self: center; }
  .team, .middle .score { grid-area: 2 / 1; }
  .middle .score { grid-column: 2; }
  .team:last-child { grid-column: 3; }
}
@media (max-width: 37.99em) {
  /* The markets of a match begin high on the screen: its head takes the buttons, and lists are one step back. */
  .on-match > nav, .path { display: none; }
  .on-match .tools { justify-content: end; }
  .on-match .tools.in-head { position: absolute; inset-block-start: .375rem; inset-inline-end: .5rem; z-index: 1; }
  .in-head .tool { border-color: transparent; background: none; }
  .on-match .tools.in-head + .columns .back { max-inline-size: calc(100% - 8.5rem); }
  .match-head { gap: .5rem; padding-block-end: .75rem; }
  .match { gap: .5rem; }
}
.score { display: grid; justify-items: center; font: var(--font-display-weight, 700) 2rem/1.1 var(--font-display, inherit); font-variant-numeric: tabular-nums; white-space: nowrap; }
.score small { font: 400 .75rem/1.2 var(--font-body, inherit); }
.goals { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: .75rem; align-items: center; color: var(--color-text-muted, #aaa); font-size: .8125rem; font-variant-numeric: tabular-nums; }
.goals p:first-child { text-align: end; }
.goals .icon { inline-size: 1rem; block-size: 1rem; }
.track { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 .625rem; align-items: center; }
.track > .crest { grid-column: 1; inline-size: 1.125rem; block-size: 1.25rem; }
.track .minutes { grid-area: 1 / 2 / 3 / 3; inline-size: 100%; block-size: 3.5rem; overflow: visible; }
.minutes .ahead { fill: var(--color-control-border, #888); opacity: .45; }
.minutes .passed { fill: var(--color-primary, #fc0); }
.minutes .half { fill: var(--color-background, #111); }
.track .card { fill: var(--color-warning, #fc0); }
.minutes .goal .icon { inline-size: 1rem; block-size: 1rem; color: var(--color-text, #fff); stroke-width: 2; }
.legend { grid-column: 2; display: flex; margin-block-start: .25rem; align-items: center; gap: .375rem; color: var(--color-text-muted, #aaa); font-size: .75rem; }
.legend .icon { inline-size: .875rem; block-size: .875rem; }
.legend svg.card { margin-inline-start: .625rem; }
.track-parts { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.track-parts :is(th, td) { padding: .25rem; text-align: center; }
.track-parts thead th { color: var(--color-text-muted, #aaa); font-size: .75rem; font-weight: 400; }
.track-parts tbody th { inline-size: 40%; padding-inline-start: 0; font-weight: 600; }
.track-parts tbody th span { display: flex; align-items: center; gap: .375rem; text-align: start; }
.track-parts tbody .icon { inline-size: .9375rem; block-size: .9375rem; color: var(--color-primary, #fc0); stroke-width: 2.2; }
.track-parts tbody .crest { inline-size: 1.125rem; block-size: 1.25rem; }
.track-parts tbody tr + tr > * { border-block-start: 1px solid var(--color-border, #444); }
.track-parts .current { color: var(--color-text, #fff); font-weight: 700; box-shadow: inset 0 -2px var(--color-primary, #fc0); }

.stats { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem 2rem; }
@container events (min-width: 44rem) { .stats { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
.stats h4 { margin-block-end: .375rem; color: var(--color-text-muted, #aaa); font-size: .8125rem; font-weight: 600; }
.forms { display: grid; gap: .5rem; margin-block-end: .5rem; }
.form { display: flex; align-items: center; gap: .5rem; }
.form .rank { min-inline-size: 1.75rem; font-variant-numeric: tabular-nums; }
.form .name { flex: 1; min-inline-size: 0; font-weight: 600; line-height: 1.2; overflow-wrap: anywhere; }
.form ol { display: flex; gap: .25rem; padding: 0; list-style: none; }
.form ol li { display: grid; place-items: center; inline-size: 1.625rem; block-size: 1.625rem; border-radius: .25rem; font-size: .8125rem; font-weight: 700; }
.form .won { background: var(--color-success, #0a0); color: var(--color-on-success, #000); }
.form .lost { background: var(--color-danger, #c00); color: var(--color-on-danger, #fff); }
.form .drawn { background: var(--color-surface-raised, #333); box-shadow: inset 0 0 0 1px var(--color-control-border, #888); }
.shares { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-size: .875rem; }
.share-bar { display: block; inline-size: 100%; block-size: .375rem; margin-block: .375rem .625rem; border-radius: 1rem; }
.share-bar .of-home { fill: var(--color-primary, #fc0); }
.share-bar .of-none { fill: var(--color-border, #444); }
.share-bar .of-away { fill: var(--color-secondary, #888); }
.meetings { display: grid; gap: .375rem; font-size: .875rem; }
.meetings li { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: .5rem; align-items: baseline; }
.meetings b { white-space: nowrap; font-variant-numeric: tabular-nums; }
.meetings span:first-of-type { text-align: end; }
.match > .chips { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; padding: 2px; margin: -2px; }
.market { display: grid; gap: .375rem; break-inside: avoid; padding: 0 .75rem .75rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: var(--color-surface, #222); }
.markets .market { margin-block-end: .5rem; }
.market h3 { margin-block-end: -.125rem; font: inherit; }
.statistics { padding-block-start: .75rem; }
.market:has([aria-expanded=false]) { padding-block-end: 0; }
.market h3 button { display: flex; align-items: center; justify-content: space-between; inline-size: 100%; min-block-size: 2.75rem; padding: 0; font-weight: 650; text-align: start; }
.market h3 [aria-expanded=true] .icon { transform: rotate(180deg); }
.market .odd { min-block-size: 2.75rem; grid-auto-flow: column; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: .5rem; padding-inline: .75rem; text-align: start; }
.market .odd span { color: inherit; font-size: .875rem; white-space: normal; overflow-wrap: anywhere; }
.market .odds:not(.many):has(.odd:nth-child(3)) .odd { grid-auto-flow: row; grid-template-columns: minmax(0, 1fr); gap: 0; padding-inline: .375rem; text-align: center; }

.scrim { display: none; }
.slip { display: grid; grid-template-rows: minmax(0, 1fr); border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: var(--color-surface, #222); }
.slip > * { grid-area: 1 / 1; }
/* The book measures where the slip begins. */
@media (min-width: 64em) { .slip { position: sticky; top: 6rem; max-block-size: max(22rem, calc(100dvh - var(--slip-top, 6rem) - var(--bottom-bar, 0px) - 1rem)); overflow: auto; overscroll-behavior: contain; } .peek { display: none; } :host([data-alone]) { position: sticky; top: 6rem; } }
@media (max-width: 63.99em) {
  .slip.empty { display: none; }
  .slip { position: fixed; inset-inline: .5rem; bottom: calc(var(--bottom-bar, 0px) + .5rem); z-index: 61; max-inline-size: 34rem; margin-inline: auto; box-shadow: 0 8px 32px #0008; }
  .slip:not(.open) .inside { display: none; }
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
.modes { display: grid; grid-template-columns: 1fr 1fr; }
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
.accept-choice { display: grid; grid-template-columns: minmax(0, 1fr); gap: .25rem; color: var(--color-text-muted, #aaa); font-size: .8125rem; }
.select { position: relative; display: grid; }
.select .icon { position: absolute; inset-block-start: calc(50% - .5rem); inset-inline-end: .75rem; inline-size: 1rem; block-size: 1rem; color: var(--color-text, #fff); pointer-events: none; }
.select option { background: var(--color-surface-raised, #333); color: var(--color-text, #fff); }
.accept-choice select { appearance: none; min-inline-size: 0; min-block-size: 2.75rem; padding: 0 2.25rem 0 .75rem; text-overflow: ellipsis; border: 1px solid var(--color-control-border, #888); border-radius: var(--radius-control, 8px); background: var(--color-background, #111); color: var(--color-text, #fff); font: inherit; font-size: 1rem; }
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
.choices { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; }
.bets, .bets > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.bet { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; padding: .75rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-control, 8px); background: var(--color-surface-raised, #333); }
.bet-head { display: flex; align-items: center; justify-content: space-between; gap: .5rem; }
.status { padding: .125rem .5rem; border-radius: 1rem; background: var(--color-surface, #222); font-size: .75rem; font-weight: 650; }
.status.won, .status.cashed_out { background: var(--color-success, #0a0); color: var(--color-on-success, #000); }
.legs { display: grid; gap: .5rem; }
.legs li { display: flex; justify-content: space-between; gap: .5rem; padding-inline-start: .625rem; border-inline-start: 3px solid var(--color-border, #444); }
.now { margin-inline-start: .375rem; padding-inline: .375rem; border-radius: .375rem; background: var(--color-surface, #222); color: var(--color-text, #fff); font-weight: 650; white-space: nowrap; font-variant-numeric: tabular-nums; }
.legs .won { border-color: var(--color-success, #0a0); }
.legs .lost { border-color: var(--color-danger, #f00); }
.cash-out { border-color: var(--color-primary, #fc0); }
`);
