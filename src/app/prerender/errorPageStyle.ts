import { token } from '../../shared/tokens/token.ts';

// The error page uses no styles of the app.
export const errorPageStyle = [
  '*{box-sizing:border-box;margin:0}',
  `body{min-height:100vh;display:grid;place-items:center;padding:2rem 1.25rem;background:${token('color.background')};color:${token('color.text')};font-family:${token('font.body')},system-ui,sans-serif;line-height:1.5}`,
  'main{max-width:34rem;display:grid;gap:1.25rem;justify-items:center;text-align:center}',
  '.logo svg{display:block;width:auto;height:auto;max-width:min(18rem,70vw);max-height:9rem}',
  `h1{font-family:${token('font.display')},system-ui,sans-serif;font-weight:${token('font.display-weight')};font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.15}`,
  `p{color:${token('color.text-muted')}}`,
  '.code{font-variant-numeric:tabular-nums;font-size:.875rem}',
  `a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.75rem;border-radius:${token('radius.control')};background:${token('color.primary')};color:${token('color.on-primary')};font-weight:700;text-decoration:none}`,
  `a:hover{background:${token('color.primary-hover')}}`,
  '.code a,.code a:hover{padding:0;background:none;color:inherit;font-weight:inherit;text-decoration:underline}',
  `a:focus-visible{outline:2px solid ${token('color.focus')};outline-offset:3px}`,
].join('');
