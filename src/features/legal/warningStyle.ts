import { token } from '../../shared/tokens/token.ts';
import { onPhone } from '../../ui/layout/screens.ts';

// Takes at least a tenth of the piece (Portaria SPA/MF 1.231/2024 art. 13, as changed by 1.964/2026), below the
// picture, so that it never covers what the operator sends. The ratios are those of the band, by the shape of its
// piece. Inlined into every page, so that the pieces of home carry no code for it.
export const warningStyle = [
  '[data-warning]{display:flex;align-items:center;justify-content:center;gap:.5em;',
  `padding:.25rem ${token('space.s')};background:${token('color.background')};color:${token('color.text')};`,
  'font-size:.75rem;font-weight:500;line-height:1.3;white-space:normal}',
  '[data-warning] b{flex:none;font-size:1.25em;font-weight:800}',
  '[data-advert]>[data-warning]{aspect-ratio:28}',
  `${onPhone}{[data-advert]>[data-warning]{aspect-ratio:17}}`,
  'a>[data-warning],article [data-advert]>[data-warning]{aspect-ratio:9}',
  'aside [data-warning]{padding:0;background:none;color:inherit}',
  `${onPhone}{aside [data-warning]{order:1;flex-basis:100%;padding-block-end:.5rem}}`,
  // Links of the footer to accessibility, self-test, help and limits.
  `[data-places]{display:flex;flex-wrap:wrap;gap:${token('space.2xs')} ${token('space.m')}}`,
  `[data-places] a{display:inline-flex;align-items:center;gap:${token('space.2xs')};min-block-size:2rem}`,
].join('');
