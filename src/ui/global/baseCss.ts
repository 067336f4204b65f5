import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../bottom-bar/bottomBarHeight.ts';
import {
  belowWide,
  fromWide,
  onGameScreen,
  onLowScreen,
  onPhone,
  onTablet,
  onVeryWide,
  underBar,
  withoutBar,
  withReducedMotion,
  withRoomyBar,
} from '../layout/screens.ts';

// Labels below icons.
const foldedRail = (rail: string) => `
  ${rail} { inline-size: 5rem; padding-inline: ${token('space.2xs')}; scrollbar-width: none; }
  ${rail} a { flex-direction: column; justify-content: center; gap: 0; padding: ${token('space.2xs')} 0; font-size: 0.6875rem; line-height: 1.2; text-align: center; }
  ${rail} a span { position: static; inline-size: auto; max-inline-size: 100%; block-size: auto; clip-path: none; white-space: normal; }
`;

// Account and sportsbook have a menu of their own.
const withOwnMenu = `body:has([data-account], [data-book], [data-pending*='sports'])`;

// Base styles, inlined into every page.
export const baseCss = squeeze(`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }

  html {
    background: ${token('color.background')};
    color: ${token('color.text')};
    font-family: ${token('font.body')};
    font-size: 100%;
    line-height: 1.5;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    scroll-padding-block: 5rem;
    /* Keeps the page width while a dialog locks scrolling. */
    scrollbar-gutter: stable;
    scrollbar-color: ${token('color.control-border')} transparent;
  }

  /* Some fonts have narrow word spaces at the size of a button. */
  body { min-block-size: 100dvh; overflow-wrap: break-word; word-spacing: 0.06em; -webkit-font-smoothing: antialiased; }

  h1, h2, h3, h4 {
    font-family: ${token('font.display')};
    font-weight: ${token('font.display-weight')};
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  h1 { font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem); }
  h2 { font-size: clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem); }
  h3 { font-size: 1.125rem; }
  h4 { font-size: 1rem; }
  p { text-wrap: pretty; }

  img, picture, video, svg, iframe { display: block; max-inline-size: 100%; }
  img, video { block-size: auto; }
  iframe { border: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; word-spacing: inherit; }
  button { border: 0; background: none; cursor: pointer; }
  button:disabled, [aria-disabled='true'] { cursor: not-allowed; }
  ul[role='list'], ol[role='list'] { list-style: none; }
  fieldset { border: 0; min-inline-size: 0; }
  table { border-collapse: collapse; border-spacing: 0; }
  summary { position: relative; display: block; padding-inline-end: 1.75rem; cursor: pointer; }
  summary::-webkit-details-marker { display: none; }
  summary::after {
    content: '';
    position: absolute;
    inset: calc(50% - 0.375rem) 0.375rem auto auto;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  [open] > summary::after { transform: translateY(0.25rem) rotate(225deg); }
  [hidden] { display: none !important; }
  symbol { fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }

  a {
    color: inherit;
    text-decoration-color: ${token('color.primary')};
    text-decoration-thickness: 0.12em;
    text-underline-offset: 0.2em;
  }
  /* Disables double-tap zoom on controls. */
  a, button, input, label, select, summary, textarea { touch-action: manipulation; }

  :focus-visible { outline: 2px solid ${token('color.focus')}; outline-offset: 2px; }
  :focus:not(:focus-visible) { outline: none; }
  /* Hides default menus until the app renders the stored ones (see useMenus). */
  [data-menus] [data-stand-in] { visibility: hidden; }
  ::selection { background: ${token('color.primary')}; color: ${token('color.on-primary')}; }
  ::placeholder { color: ${token('color.text-muted')}; opacity: 1; }
  /* Not on popovers, which must not dim the page; no blur, which blocks painting for seconds without a GPU. */
  dialog::backdrop { background: color-mix(in srgb, ${token('color.background')} 82%, transparent); }

  /* Notices of the page itself when the app cannot run; browsers without tokens show them unstyled. */
  .site-notice { padding: 1rem; background: ${token('color.warning')}; color: ${token('color.on-warning')}; text-align: center; }
  .site-notice a { display: inline-block; margin: .5rem; padding: .5rem; font-weight: 700; text-decoration-color: currentColor; }

  /* Fades the ends of a scrolling row, except during keyboard navigation. */
  @property --fade-start { syntax: '<length>'; inherits: false; initial-value: 0px; }
  @property --fade-end { syntax: '<length>'; inherits: false; initial-value: 0px; }
  @keyframes fade-start { to { --fade-start: 2rem; } }
  @keyframes fade-end { from { --fade-end: 2rem; } }
  @supports (animation-timeline: scroll()) {
    [data-fades]:not(:has(:focus-visible)) {
      mask-image: linear-gradient(90deg, transparent, ${token('color.text')} var(--fade-start) calc(100% - var(--fade-end)), transparent);
      animation: fade-start linear both, fade-end linear both;
      animation-timeline: scroll(self inline);
      animation-range: 0 2rem, calc(100% - 2rem) 100%;
    }
  }

  /* LiveChat's element has inline styles; it must not cover the cookie notice or the bottom bar. */
  #chat-widget-container {
    margin-block-end: max(var(--notice-room, 0px), var(--chat-lift, 0px));
    max-block-size: calc(100% - var(--notice-room, 0px)) !important;
  }
  /* LiveChat's button has 60 pixels; 44 are enough for a finger. Without a bottom bar the header has a button. */
  :is([data-chat='minimised'], [data-chat='docked']) #chat-widget-container {
    transform: scale(.7334);
    transform-origin: 100% 100%;
    visibility: hidden;
  }
  ${onPhone} {
    [data-rail][data-rail] { display: none; }
  }
  ${underBar} {
    :root { --chat-lift: ${bottomBarHeight}; }
    [data-foot] { padding-block-end: ${bottomBarHeight}; }
    /* Clears the chat button. */
    [data-chat='minimised'] [data-foot] { padding-block-end: calc(${bottomBarHeight} + 3.75rem); }
    [data-chat='minimised'] #chat-widget-container { visibility: visible; }
    /* The button would cover the end of a focused field. */
    [data-chat='minimised']:has(#root :is(input, select, textarea):focus) #chat-widget-container { visibility: hidden; }
  }
  /* In the bottom bar the button covers nothing, bet slips neither. */
  ${withRoomyBar} {
    :is([data-chat='minimised'], [data-chat='docked']) { --chat-lift: env(safe-area-inset-bottom, 0px); }
    [data-chat-room] { padding-inline-end: 3.5rem; }
    :is([data-chat='minimised'], [data-chat='docked']) [data-foot] { padding-block-end: ${bottomBarHeight}; }
    [data-chat='docked'] #chat-widget-container { visibility: visible; }
  }
  /* These rules of layouts are here and not in their components, whose code each player downloads. */
  ${onLowScreen} {
    :root { --phone-bar: 0px; }
    [data-bar][data-bar] { position: static; }
    header[data-bar], [data-row][data-row] { block-size: 3rem; }
    [data-rail][data-rail] { inset-block-start: 0; block-size: 100dvh; }
    #content#content { --header-height: 0px; --tile-width: 6.5rem; }
    :root:not([data-frame='game']) #content { padding-block-start: ${token('space.xs')}; }
  }
  /* A running game has the screen for itself. */
  ${onGameScreen} {
    :root[data-frame='game'] { --phone-bar: 0px; scroll-padding-block: 3.5rem; }
    [data-frame='game'] :is([data-bar], [data-rail][data-rail]) { display: none; }
    [data-frame='game'] #content { --bleed: ${token('space.m')}; min-block-size: 100svh; padding: 0 ${token('space.m')} ${token('space.xl')}; }
    [data-frame='game'][data-chat='docked'] :is(#chat-widget-container, [data-chat-button]) { visibility: hidden; }
  }
  ${onTablet} {
    ${foldedRail('[data-rail][data-rail]')}
    /* Five covers in a row beside the rail. */
    [data-rail] ~ div #content { --tile-width: 6.75rem; }
  }
  ${fromWide} { ${foldedRail(`${withOwnMenu} [data-rail][data-rail]`)} }
  /* Captions of covers, with names of up to two lines. */
  :root { --caption: 3.875rem; }
  /* What follows a name of two lines goes into a second column, which is not shown. */
  [data-caption] { display: flex; flex-flow: column wrap; block-size: calc(var(--caption) - .375rem); overflow: hidden; }
  [data-caption] > * { inline-size: 100%; }
  [data-caption] b { display: -webkit-box; flex: none; overflow: hidden; font-size: .875rem; font-weight: 650; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  /* Height of what sticks to the top on phones; orange has a lower first row. */
  #content { --header-height: 3.75rem; }
  [data-bar='tabs'] ~ #content { --header-height: 3.25rem; }
  /* So low that a row of games stands above the fold, and the warning below is a tenth of that. */
  ${fromWide} {
    :root { --hero-height: 18.75rem; }
    [data-advert] > :first-child { inline-size: 100%; max-block-size: var(--hero-height); }
    [data-advert]:not(article *) > [data-warning] { inline-size: 100%; max-block-size: 2.25rem; }
  }
  /* Quick links that repeat the menu of the layout. */
  ${withoutBar} { [data-repeats] { display: none; } }
  [data-bar='tabs'] ~ #content [data-repeats] { display: none; }
  /* Pages whose guards are still deciding: rows in the account, with three balances above them in the wallet. */
  [data-pending] { display: grid; gap: ${token('space.m')}; }
  [data-pending^='user-'] [aria-hidden] { block-size: 4rem; }
  [data-pending='user-wallet'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  [data-pending='user-wallet'] > * { grid-column: 1 / -1; }
  [data-pending='user-wallet'] [aria-hidden]:nth-child(-n + 5) { grid-column: auto; block-size: 8rem; }
  ${onPhone} {
    [data-pending='user-wallet'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    [data-pending='user-wallet'] [aria-hidden]:nth-child(3) { grid-column: 1 / -1; }
  }
  ${underBar} { body:has([data-account]) [data-bar='tabs'] { display: none; } }
  ${fromWide} { ${withOwnMenu} [data-fold] { display: none; } }
  ${onVeryWide} { #content, [data-row][data-row] { max-inline-size: 110rem; } }
  [data-chat='open'], [data-chat='beside'], [data-chat='column'] { --chat-lift: 0px; }
  ${fromWide} {
    [data-chat='beside'] body { padding-inline-end: 24rem; }
    /* Fills blaze's column below the header, above the player panel. */
    body:has([data-chat-panel]) #chat-widget-container {
      --chat-lift: var(--player-panel, 0px);
      inline-size: 24rem !important;
      block-size: 100% !important;
      max-block-size: calc(100% - 3.75rem - max(var(--notice-room, 0px), var(--chat-lift))) !important;
    }
  }
  ${belowWide} {
    [data-chat='beside'] #chat-widget-container, [data-chat='column'] #chat-widget-container {
      inline-size: 100% !important;
      block-size: 100% !important;
    }
  }

  @media print {
    /* Elements with data-print are printed instead of the app. */
    body:has(> [data-print]) > #root { display: none; }
    html:has([data-print]) { background: none; }
    /* Prints text only, dark on light in every theme, without screen controls. */
    html { color-scheme: light !important; background: none !important; }
    #root *:is(header, footer, nav, aside):not(article *), #root nav, #root dialog, #chat-widget-container { display: none !important; }
    main, main * { background: none !important; color: CanvasText !important; }
  }

  ${withReducedMotion} {
    *, *::before, *::after, ::backdrop {
      animation-delay: 0s !important;
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      /* No transition at all, because a short one makes inherited changes propagate one tree level per frame. */
      transition: none !important;
    }
  }
`);

function squeeze(css: string): string {
  return (
    css
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, (_match, sign: string) => sign)
      // A blank before a colon is a combinator.
      .replace(/: /g, ':')
      .trim()
  );
}
