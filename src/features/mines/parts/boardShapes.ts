import { css } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

const closed = "> [data-face='closed']:not([aria-pressed='true'], [aria-busy])";
const raised = token('color.surface-raised');

/** Shapes the closed tiles and their frame; an opened tile keeps the outline of a closed one. */
export const boardShapes = css`
  /* Cells of a field, light and dark in turn. */
  [data-games='pitch'] & {
    --tile-gap: 2px;
    --tile-radius: 0;
    --emblem-inset: 27%;
    --emblem-radius: 50%;
    padding: 0.375rem;
    border-radius: ${token('radius.control')};
    background: ${token('color.secondary')};

    ${closed} {
      background: var(--face);
      box-shadow: none;

      &:nth-of-type(even) {
        background: color-mix(in oklab, var(--face) 78%, ${token('color.secondary')});
      }
    }
  }

  /* Round buttons of a machine, a row in each color. */
  [data-games='cabinet'] & {
    --tile-radius: 50%;
    --emblem-inset: 32%;
    --emblem-radius: 50%;
    padding: 0.5rem;
    border: 2px solid ${token('color.border')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface')};

    ${closed} {
      background: radial-gradient(
        circle closest-side,
        color-mix(in srgb, var(--face) 78%, white),
        var(--face) 60%,
        color-mix(in srgb, var(--face) 45%, black) 76%,
        ${token('color.background')} 78% 86%,
        ${raised} 88%
      );
      box-shadow: 0 3px 0 ${token('color.background')};

      ${[6, 7, 8, 9, 10].map((tile) => `&:nth-of-type(10n + ${tile})`).join()} {
        --face: color-mix(in oklab, ${token('color.secondary')} var(--strength, 94%), ${raised});
      }
    }
  }

  /* Leaves that point to both sides in turn, as on a harlequin. */
  [data-games='parade'] & {
    --tile-gap: 0.25rem;
    --tile-radius: 14% 56%;

    > :nth-of-type(even) {
      --tile-radius: 56% 14%;
    }

    ${closed}:nth-of-type(even) {
      --face: color-mix(in oklab, ${token('color.secondary')} var(--strength, 80%), ${raised});
    }
  }

  /* Floor tiles whose corners join to circles. */
  [data-games='tiles'] & {
    --tile-gap: 3px;
    --tile-radius: 4px;
    --emblem-inset: 27%;
    --emblem-radius: 50%;
    --emblem-blend: normal;

    ${closed} {
      --ink: color-mix(in srgb, var(--face) 55%, white);
      background:
        radial-gradient(circle at 0 0, var(--ink) 30%, transparent 31%) 0 0 / 50% 50%,
        radial-gradient(circle at 100% 0, var(--ink) 30%, transparent 31%) 100% 0 / 50% 50%,
        radial-gradient(circle at 0 100%, var(--ink) 30%, transparent 31%) 0 100% / 50% 50%,
        radial-gradient(circle at 100% 100%, var(--ink) 30%, transparent 31%) 100% 100% / 50% 50%,
        var(--face);
      background-repeat: no-repeat;
      box-shadow: inset 0 0 0 2px color-mix(in srgb, var(--face) 75%, black);

      &:nth-of-type(even) {
        --face: color-mix(in oklab, ${token('color.secondary')} var(--strength, 94%), ${raised});
      }
    }
  }

  /* Dark cards in a thin double frame. */
  [data-games='salon'] & {
    --tile-radius: 2px;
    --emblem-inset: 27%;
    --emblem-radius: 50%;
    --emblem-blend: screen;

    ${closed} {
      background: linear-gradient(150deg, ${raised}, ${token('color.background')});
      box-shadow:
        inset 0 0 0 1px var(--face),
        inset 0 0 0 5px ${token('color.surface')},
        inset 0 0 0 6px color-mix(in srgb, var(--face) 50%, transparent);

      /* Turns the emblem's own dark ground black, which screens to nothing. */
      &::before {
        filter: contrast(2);
      }
    }
  }
`;
