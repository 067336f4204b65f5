// The page of a match: its head, course, statistics and markets.
export const matchStyle = `
.match { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; }
.waiting { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; min-block-size: 28rem; }
.waiting > * { border: 0; border-radius: var(--radius-card, 12px); background: var(--color-skeleton, #333); }
.waiting .match-head { min-block-size: 14rem; }
.waiting .chips { max-inline-size: 24rem; min-block-size: 2.5rem; border-radius: var(--radius-control, 8px); }
.waiting .market { min-block-size: 7rem; }
.first-market + .markets { margin-block-start: -.25rem; }
.match-head { display: grid; gap: .75rem; padding: .5rem 1rem 1rem; border: 1px solid var(--color-border, #444); border-radius: var(--radius-card, 12px); background: linear-gradient(var(--color-primary-soft, #333), transparent), var(--color-surface, #222); }
.back { display: inline-flex; align-items: center; gap: .25rem; justify-self: start; min-block-size: 2.5rem; padding: 0; margin-inline-start: -.375rem; font-weight: 600; text-align: start; }
.teams { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: .75rem; align-items: center; text-align: center; }
.team { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; gap: .375rem; font-weight: 650; overflow-wrap: break-word; }
.team .crest { inline-size: 3rem; block-size: 3.25rem; }
.middle { display: grid; justify-items: center; gap: .125rem; }
@container events (max-width: 35.99rem) {
  .teams { gap: .5rem; }
  .teams .team { align-self: start; font-size: .875rem; }
  .middle { display: contents; }
  .middle > * { grid-column: 1 / -1; justify-self: center; }
  .teams .team, .middle .score { grid-area: 2 / 1; }
  .middle .score { grid-column: 2; }
  .teams .team:last-child { grid-column: 3; }
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
.market .odds.tall .odd { padding-block: .375rem; }
@container events (max-width: 35.99rem) {
  .market .odds.odds.tall { grid-auto-flow: row; }
  .market .odds.odds.tall:not(.many) .odd { grid-auto-flow: column; grid-template-columns: minmax(0, 1fr) auto; gap: .5rem; padding-inline: .75rem; text-align: start; }
}
`;
