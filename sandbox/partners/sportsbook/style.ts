// The widget's style: constructable, because the surrounding pages allow no inline styles.
export const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { display: block; color: var(--color-text, #fff); font: 400 1rem/1.4 var(--font-body, system-ui, sans-serif); }
* { box-sizing: border-box; margin: 0; }
.book { display: grid; gap: 1rem; }
button { font: inherit; color: inherit; border: 0; background: none; cursor: pointer; }
button:focus-visible, input:focus-visible, .slip:focus-visible { outline: 2px solid var(--color-focus, #fff); outline-offset: 2px; }
nav { display: flex; gap: .5rem; overflow-x: auto; scrollbar-width: none; padding: 2px; }
@keyframes from-start { to { --fade-start: 2rem; } }
@keyframes to-end { from { --fade-end: 2rem; } }
@supports (animation-timeline: scroll()) {
  nav:not(:has(:focus-visible)) { mask-image: linear-gradient(90deg, transparent, #000 var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)), transparent); animation: from-start linear both, to-end linear both; animation-timeline: scroll(self inline); animation-range: 0 2rem, calc(100% - 2rem) 100%; }
}
nav button { flex: none; min-height: 2.5rem; padding: 0 1rem; border-radius: 2rem; border: 1px solid var(--color-border, #444); background: var(--color-surface, #222); font-weight: 600; }
nav button[aria-pressed=true] { background: var(--color-primary, #fc0); color: var(--color-on-primary, #000); border-color: transparent; }
.columns { display: grid; gap: 1rem; align-items: start; }
@media (min-width: 64em) { .columns { grid-template-columns: minmax(0, 1fr) 21rem; } }
h2 { font-family: var(--font-display, inherit); font-size: 1.25rem; margin-block: .25rem .5rem; }
.league { color: var(--color-text-muted, #aaa); font-size: .8125rem; }
.event { display: grid; gap: .5rem; padding: .75rem 1rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: var(--color-surface, #222); }
.events { display: grid; gap: .5rem; padding: 0; list-style: none; }
@media (min-width: 48em) { .event { grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem); align-items: center; } }
.sides { display: grid; inline-size: 100%; padding: 0; font-weight: 650; text-align: start; }
.sides:hover > span { text-decoration: underline; text-decoration-color: var(--color-primary, #fc0); text-underline-offset: .2em; }
.sides > span { display: flex; justify-content: space-between; gap: 1rem; }
.meta { display: flex; gap: .5rem; align-items: center; }
.live { padding: 0 .4rem; border-radius: .4rem; background: var(--color-danger, #c00); color: var(--color-on-danger, #fff); font-size: .75rem; font-weight: 700; }
.odds { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: .375rem; }
.odds button { display: grid; min-width: 0; min-height: 3rem; padding: .25rem .375rem; border-radius: var(--radius-control, 8px); background: var(--color-surface-raised, #333); box-shadow: inset 0 0 0 1px var(--color-border, #444); text-align: center; line-height: 1.2; }
.odds button span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--color-text-muted, #aaa); font-size: .75rem; }
.odds button b { font-variant-numeric: tabular-nums; }
.odds button[aria-pressed=true] { background: var(--color-primary, #fc0); color: var(--color-on-primary, #000); }
.odds button[aria-pressed=true] span { color: inherit; }
.up b::after { content: ' ▲'; font-size: .7em; } .down b::after { content: ' ▼'; font-size: .7em; }
.slip { display: grid; gap: .75rem; padding: 1rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: var(--color-surface, #222); }
@media (min-width: 64em) { .slip { position: sticky; top: 6rem; } }
@media (max-width: 63.99em) {
  .slip.empty { display: none; }
  .slip { position: fixed; inset-inline: .5rem; bottom: calc(var(--bottom-bar, 0px) + .5rem); z-index: 60; padding: 0; gap: 0; box-shadow: 0 8px 32px #0008; }
  .slip:not(.open) .inside { display: none; }
  .slip.open { max-height: calc(100dvh - var(--bottom-bar, 0px) - 1rem); overflow: auto; overscroll-behavior: contain; }
  .slip .inside { padding: 0 1rem 1rem; }
  .slip .inside h2:first-child { display: none; }
}
.inside { display: grid; gap: .75rem; }
.peek { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: .75rem; min-height: 3.25rem; padding: 0 1rem; border-radius: inherit; background: var(--color-surface, #222); text-align: start; }
.peek span:nth-child(2) { flex: 1; font-variant-numeric: tabular-nums; color: var(--color-text-muted, #aaa); }
@media (min-width: 64em) { .peek { display: none; } }
.slip ul { display: grid; gap: .5rem; padding: 0; list-style: none; }
.slip li { display: grid; grid-template-columns: 1fr auto auto; gap: .5rem; align-items: center; font-size: .9375rem; }
.slip li small { display: block; color: var(--color-text-muted, #aaa); }
.slip .drop { inline-size: 2rem; block-size: 2rem; border-radius: 50%; }
.slip label { display: grid; gap: .25rem; font-weight: 600; }
.slip input { min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--color-control-border, #888); border-radius: var(--radius-control, 8px); background: var(--color-background, #111); color: inherit; font: inherit; }
.slip .place { min-height: 3rem; border-radius: var(--radius-control, 8px); background: var(--color-primary, #fc0); color: var(--color-on-primary, #000); font-weight: 700; }
.slip .place[aria-disabled=true] { cursor: default; opacity: .5; }
.total { display: flex; justify-content: space-between; font-weight: 650; font-variant-numeric: tabular-nums; }
.note { padding: .5rem .75rem; border-radius: var(--radius-control, 8px); background: var(--color-primary-soft, #333); }
`);
