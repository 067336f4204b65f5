import { token } from '../../shared/tokens/token.ts';

// The error page uses no styles of the app.
export const errorPageStyle = [
  '*{box-sizing:border-box;margin:0}',
  `body{position:relative;isolation:isolate;overflow:hidden;min-height:100vh;display:grid;place-items:center;padding:1.5rem 1rem;background:${token('color.surface')};color:${token('color.text')};font-family:${token('font.body')},system-ui,sans-serif;line-height:1.5}`,
  // The scene behind the frame: the brand's emblem, cut by the edges of the screen.
  `.emblem{position:absolute;z-index:-1;inset:auto -14vmin -18vmin auto;width:clamp(22rem,85vmin,52rem);overflow:hidden;border-radius:${token('radius.panel')};opacity:.45;transform:rotate(-8deg)}`,
  '.emblem svg{display:block;width:100%;height:auto}',
  `main{width:100%;max-width:34rem;display:grid;gap:1.25rem;justify-items:center;padding:clamp(1.75rem,6vw,3rem) clamp(1.25rem,5vw,2.5rem);border:1px solid ${token('color.border')};border-top:.375rem solid ${token('color.primary')};border-radius:${token('radius.panel')};background:${token('color.background')};box-shadow:${token('shadow.overlay')};text-align:center}`,
  '.logo svg{display:block;width:auto;height:auto;max-width:min(18rem,70vw);max-height:9rem}',
  `h1{font-family:${token('font.display')},system-ui,sans-serif;font-weight:${token('font.display-weight')};font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.15}`,
  `p{color:${token('color.text-muted')};text-wrap:balance}`,
  '.code{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;column-gap:1rem;font-variant-numeric:tabular-nums;font-size:.875rem}',
  `a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.75rem;border-radius:${token('radius.control')};background:${token('color.primary')};color:${token('color.on-primary')};font-weight:700;text-decoration:none}`,
  `a:hover{background:${token('color.primary-hover')}}`,
  '.code a,.code a:hover{padding:0;background:none;color:inherit;font-weight:inherit;text-decoration:underline}',
  `a:focus-visible{outline:2px solid ${token('color.focus')};outline-offset:3px}`,
].join('');
