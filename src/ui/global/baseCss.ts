import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../bottom-bar/bottomBarHeight.ts';
import { belowWide, fromWide, onPhone, withReducedMotion } from '../layout/screens.ts';

/** Reset, base typography, focus ring, motion and scrollbars. It stands in the page: no script brings it. */
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
    /* The page keeps its width while a dialog locks its scrolling. */
    scrollbar-gutter: stable;
    scrollbar-color: ${token('color.control-border')} transparent;
  }

  /* Some of the faces hardly part words at the size of a button. */
  body { min-block-size: 100dvh; overflow-wrap: break-word; word-spacing: 0.06em; -webkit-font-smoothing: antialiased; }

  h1, h2, h3, h4 {
    font-family: ${token('font.display')};
    font-weight: ${token('font.display-weight')};
    line-height: 1.2;
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
  summary { cursor: pointer; }
  [hidden] { display: none !important; }
  symbol { fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }

  a {
    color: inherit;
    text-decoration-color: ${token('color.primary')};
    text-decoration-thickness: 0.12em;
    text-underline-offset: 0.2em;
  }
  /* Quick taps on these are taps, never the start of a double-tap zoom. */
  a, button, input, label, select, summary, textarea { touch-action: manipulation; }

  :focus-visible { outline: 2px solid ${token('color.focus')}; outline-offset: 2px; }
  :focus:not(:focus-visible) { outline: none; }
  /* The menus that this visitor knows are painted first, by the app (see useMenus). */
  [data-menus] [data-stand-in] { visibility: hidden; }
  ::selection { background: ${token('color.primary')}; color: ${token('color.on-primary')}; }
  ::placeholder { color: ${token('color.text-muted')}; opacity: 1; }
  /* Popovers have one too, and must not dim the page. No blur: without a graphics card the page stands still for seconds. */
  dialog::backdrop { background: color-mix(in srgb, ${token('color.background')} 82%, transparent); }

  /* From the page itself, where the app cannot run; the oldest of browsers have no tokens and show it plain. */
  .site-notice { padding: 1rem; background: ${token('color.warning')}; color: ${token('color.on-warning')}; text-align: center; }
  .site-notice a { display: inline-block; margin: .5rem; padding: .5rem; font-weight: 700; text-decoration-color: currentColor; }

  /* A row that scrolls sideways fades where more of it is to come; not under whoever goes along it by keyboard. */
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

  /* The vendor's element, with inline styles of its own. It never covers the cookie notice, nor on phones the bottom bar. */
  #chat-widget-container {
    margin-block-end: max(var(--notice-room, 0px), var(--chat-lift, 0px));
    max-block-size: calc(100% - var(--notice-room, 0px)) !important;
  }
  ${onPhone} { :root { --chat-lift: ${bottomBarHeight}; } }
  /* Beside bets a smaller one, cut down to itself: a half of its 48 pixels shows, next to what the page and a bet slip have in their cards. */
  [data-chat='docked'] { --chat-lift: calc(${bottomBarHeight} + 4rem); }
  [data-chat='docked'] #chat-widget-container {
    transform: translateX(2.0625rem) scale(.8);
    transform-origin: 100% 100%;
    clip-path: inset(0 0 0 12px);
  }
  [data-chat='open'], [data-chat='beside'], [data-chat='column'] { --chat-lift: 0px; }
  ${fromWide} { [data-chat='beside'] body { padding-inline-end: 24rem; } }
  ${belowWide} {
    [data-chat='beside'] #chat-widget-container, [data-chat='column'] #chat-widget-container {
      inline-size: 100% !important;
      block-size: 100% !important;
    }
  }

  @media print {
    /* What is marked so, beside the app, is printed in its place. */
    body:has(> [data-print]) > #root { display: none; }
    html:has([data-print]) { background: none; }
    /* Of a page its text is printed, dark on light whatever the theme, without what only a screen can use. */
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
      /* None at all: a short one on everything makes each inherited change run down the tree, a frame for every level. */
      transition: none !important;
    }
  }
`);

function squeeze(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) ?/g, (_match, sign: string) => sign)
    .trim();
}
