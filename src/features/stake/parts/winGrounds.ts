import { css } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

// Faint, so that the figures on it stay readable.
const ink = (percent: number) =>
  `color-mix(in srgb, ${token('color.on-secondary')} ${percent}%, transparent)`;

/** Draws the ground of a win in the shape of the brand's games. */
export const winGrounds = css`
  /* Pennants in a row. */
  --pattern: repeating-linear-gradient(115deg, ${ink(9)} 0 1.5rem, transparent 1.5rem 3rem);

  /* A scoreboard on mown grass. */
  [data-games='pitch'] & {
    --pattern: repeating-linear-gradient(90deg, ${ink(9)} 0 2.25rem, transparent 0 4.5rem);
    border-block-end: 0.25rem solid ${token('color.warning')};
  }

  /* The lamps of a display. */
  [data-games='cabinet'] & {
    --pattern: radial-gradient(circle, ${ink(22)} 1.5px, transparent 2px) 50% 50% / 0.625rem 0.625rem;
  }

  /* Light from the middle, with the edge of a leaf at either end. */
  [data-games='parade'] & {
    --pattern: radial-gradient(60% 140% at 50% 50%, color-mix(in srgb, white 45%, transparent), transparent);
    border-radius: 14% 3rem / 30% 3rem;
  }

  /* Floor tiles whose corners join to circles. */
  [data-games='tiles'] & {
    --pattern: radial-gradient(circle, transparent 0.75rem, ${ink(14)} 0.8rem 1.125rem, transparent 1.175rem) 50% 50% /
      2.5rem 2.5rem;
    border-radius: 4px;
    box-shadow: inset 0 0 0 3px ${ink(35)};
  }

  /* Velvet in a thin double frame. */
  [data-games='salon'] & {
    --pattern: repeating-linear-gradient(90deg, ${ink(9)}, transparent 1.5rem, ${ink(9)} 3rem);
    border-radius: 2px;
    box-shadow:
      inset 0 0 0 1px ${token('color.primary')},
      inset 0 0 0 4px ${token('color.secondary')},
      inset 0 0 0 5px ${token('color.primary')};
  }
`;
