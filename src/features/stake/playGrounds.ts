import { css } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { aboveLowScreen, fromTablet } from '../../ui/layout/screens.ts';

const tint = (color: 'color.primary' | 'color.secondary', percent: number) =>
  `color-mix(in srgb, ${token(color)} ${percent}%, ${token('color.surface')})`;

const bulbs = (color: 'color.primary' | 'color.secondary', x: string, y: string) =>
  `radial-gradient(circle, ${token(color)} 0 3px, color-mix(in srgb, ${token(color)} 25%, transparent) 4px 6px, transparent 7px) ${x} ${y} / 2.5rem 0.75rem repeat-x`;

/** Draws the ground below the board or the wheel in the shape of the brand's games. */
export const playGrounds = css`
  /* Mown grass, with the arcs of a field beside the game. */
  [data-games='pitch'] & {
    --line: ${tint('color.primary', 30)};
    --grass: repeating-linear-gradient(90deg, ${tint('color.primary', 11)} 0 4.5rem, ${tint('color.primary', 4)} 0 9rem);
    background: var(--grass);

    ${fromTablet} {
      background:
        radial-gradient(circle at 0 50%, transparent 7rem, var(--line) 7.1rem 7.2rem, transparent 7.3rem),
        radial-gradient(circle at 100% 50%, transparent 7rem, var(--line) 7.1rem 7.2rem, transparent 7.3rem),
        var(--grass);
    }
  }

  /* The perforated front of a machine. */
  [data-games='cabinet'] & {
    background: radial-gradient(circle, ${token('color.border')} 1.5px, transparent 2px) 50% 50% / 1rem 1rem
      ${token('color.background')};
    box-shadow: inset 0 0 0 0.25rem ${token('color.surface-raised')};
  }

  /* Between two rows of lights, for which phones have no room. */
  [data-games='parade'] & {
    --light: radial-gradient(closest-side, ${tint('color.primary', 22)}, ${token('color.surface')});
    background: var(--light);

    ${fromTablet} {
      ${aboveLowScreen} {
        background:
          ${bulbs('color.primary', '0', '0')}, ${bulbs('color.secondary', '1.25rem', '0')},
          ${bulbs('color.secondary', '0', '100%')}, ${bulbs('color.primary', '1.25rem', '100%')}, var(--light);
      }
    }
  }

  /* A checked tablecloth. */
  [data-games='tiles'] & {
    --thread: color-mix(in srgb, ${token('color.primary')} 8%, transparent);
    background:
      linear-gradient(90deg, var(--thread) 50%, transparent 0) 0 0 / 3rem 3rem,
      linear-gradient(var(--thread) 50%, transparent 0) 0 0 / 3rem 3rem,
      ${token('color.surface')};
  }

  /* A velvet curtain. */
  [data-games='salon'] & {
    background: repeating-linear-gradient(
      90deg,
      ${tint('color.secondary', 34)},
      ${tint('color.secondary', 6)} 2.25rem,
      ${tint('color.secondary', 34)} 4.5rem
    );
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('color.primary')} 45%, transparent);
  }
`;

/** Puts the stake before the game where the brand's games have that shape and a row has room for both. */
export const stakeFirst = css`
  ${aboveLowScreen} {
    @container game (min-width: 34rem) {
      [data-games='parade'] &,
      [data-games='salon'] & {
        grid-template-columns: min(22rem, 45%) minmax(0, 1fr);

        > :last-child {
          order: -1;
        }
      }
    }
  }
`;
