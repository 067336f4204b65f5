import { token } from '../../shared/tokens/token.ts';
import { fromWide } from '../../ui/layout/screens.ts';

// The picture behind the headline, as large as the card: a larger one would be a later largest contentful paint.
// Where words are beside it, its middle is in the rest of the card. Inlined into every page, so that home carries no
// code for it.
export const emblemStyle = [
  `[data-emblem]{inline-size:100%;max-inline-size:none;block-size:100%;background:${token('color.surface-raised')}}`,
  '[data-hero][data-hero] [data-emblem]{inline-size:140%;justify-self:start}',
  "[data-hero][data-hero='mirror'] [data-emblem]{justify-self:end}",
  "[data-hero][data-hero='bento'] [data-emblem]{inline-size:148%;mask-size:calc(100% / 1.48)}",
  // Rays around the words.
  `[data-hero][data-hero='poster'] [data-emblem]{inline-size:100%;mask-image:radial-gradient(closest-side,transparent 60%,${token('color.text')})}`,
  // Above the words.
  "[data-hero][data-hero='full'] [data-emblem]{inline-size:100%;block-size:140%;align-self:end}",
  `${fromWide}{[data-hero][data-hero='full'] [data-emblem]{inline-size:62.5rem;justify-self:center}}`,
].join('');
