import { token } from '../../shared/tokens/token.ts';

// Elements as every page shows them, and what replaces the page when the app cannot run.
export const elementCss = `
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
  summary { position: relative; display: block; min-block-size: 1.5rem; padding-inline-end: 1.75rem; cursor: pointer; }
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
  symbol { fill: var(--icon-fill, none); stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }

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
  /* Dark in every theme, as behind the bet slip. Not on popovers, which must not dim the page; no blur, which blocks painting for seconds without a GPU. */
  dialog::backdrop { background: color-mix(in srgb, black 67%, transparent); }

  /* Notices of the page itself when the app cannot run; browsers without tokens show them unstyled. */
  .site-notice { padding: 1rem; background: ${token('color.warning')}; color: ${token('color.on-warning')}; text-align: center; }
  .site-notice a { display: inline-block; margin: .5rem; padding: .5rem; font-weight: 700; text-decoration-color: currentColor; }

  /* One light crosses all placeholders of a page; not at first, because animation frames would delay loading on a slow phone. */
  [data-skeleton] { position: relative; overflow: hidden; }
  /* A frame with a heading and a line; pictures are filled. */
  [data-skeleton][data-skeleton='card'] {
    --line: linear-gradient(${token('color.skeleton')}, ${token('color.skeleton')}) 1.25rem;
    border: 1px solid ${token('color.border')};
    background: var(--line) 1.25rem / 35% 0.75rem no-repeat, var(--line) 2.75rem / 60% 0.75rem no-repeat, ${token('color.surface')};
  }
  [data-skeleton]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, color-mix(in srgb, white 15%, transparent), transparent);
    transform: translateX(-100%);
    animation: sheen 1.6s ease-in-out 4s infinite;
  }
  @keyframes sheen { to { transform: translateX(100%); } }

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
`;
