// The columns of the widget, and above them its tabs, search and preferences.
export const frameStyle = `
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
  :is(nav, .match > .chips, .featured ul):not(:has(:focus-visible)) { mask-image: linear-gradient(90deg, transparent, #000 var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)), transparent); animation: from-start linear both, to-end linear both; animation-timeline: scroll(self inline); animation-range: 0 2rem, calc(100% - 2rem) 100%; }
}
nav button, .chips button, .tool { display: inline-flex; align-items: center; justify-content: center; gap: .5rem; flex: none; min-block-size: 2.5rem; padding: 0 .875rem; border-radius: var(--radius-control, 8px); border: 1px solid var(--color-border, #444); background: var(--color-surface, #222); font-weight: 600; white-space: nowrap; }
nav button i { min-inline-size: 1.375rem; padding: 0 .375rem; border-radius: 1rem; background: var(--color-danger, #c00); color: var(--color-on-danger, #fff); font-size: .75rem; font-weight: 700; line-height: 1.375rem; }
:is(nav, .chips) button[aria-pressed=true] { background: var(--color-primary, #fc0); color: var(--color-on-primary, #000); border-color: transparent; }
/* Rows and leagues in the form that the surrounding page names. */
nav button { border: var(--tab-border, 1px solid var(--color-border, #444)); border-radius: var(--tab-radius, var(--radius-control, 8px)); background: var(--tab-fill, var(--color-surface, #222)); box-shadow: var(--tab-shadow, none); color: var(--tab-color, inherit); font-family: var(--tab-font, inherit); font-weight: var(--tab-weight, 600); text-transform: var(--tab-case, none); }
.book nav button[aria-pressed=true] { border-color: var(--tab-now-border, transparent); background: var(--tab-now-fill, var(--color-primary, #fc0)); box-shadow: var(--tab-now-shadow, none); color: var(--tab-now-color, var(--color-on-primary, #000)); }
@media (hover: hover) { nav button:not([aria-pressed=true]):hover, .chips button:not([aria-pressed=true]):hover, .tool:hover, .more:hover { background: var(--color-surface-hover, #444); } }

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
@media (max-width: 47.99em) { .book { gap: .5rem; } .tool span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } .tool { padding: 0; } }
.preferences { display: flex; flex-wrap: wrap; gap: 1rem 2rem; padding: 1rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: var(--color-surface, #222); }
fieldset { min-inline-size: 0; padding: 0; border: 0; }
legend { padding: 0 0 .5rem; font-weight: 650; }
@media (max-width: 37.99em) { .preferences { gap: .875rem; padding: .75rem; } .preferences .chips button { padding: 0 .625rem; font-size: .875rem; } }
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
  .columns.with-events.with-slip { grid-template-columns: 10.5rem minmax(0, 1fr) 18rem; gap: .75rem; }
  .tree-column:not(.open) { display: block; }
  .tool.isTreeOpen, .tool.isPreferring .icon { display: none; }
}
@container book (max-width: 73.49rem) {
  /* All sports in view beside the slip. */
  nav button { gap: .375rem; padding-inline: .5rem; font-size: .875rem; }
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
`;
