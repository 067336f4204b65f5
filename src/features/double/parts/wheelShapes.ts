import { css } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

/** Shapes the strip of slots: a scoreboard of flaps, the reel of a machine, or cards in thin frames. */
export const windowShapes = css`
  [data-games='pitch'] && {
    --gap: 3px;
    --fade: 0px;
    padding-block: 0.75rem;
    background: ${token('color.secondary')};
  }

  [data-games='cabinet'] && {
    --slot: clamp(2.25rem, 10dvh - 1.75rem, 4.25rem);
    --gap: 0.375rem;
    container-type: size;
    inline-size: min(100%, 19rem);
    block-size: calc(3 * var(--slot) + 2 * var(--gap) + 1rem);
    padding: 0;
    border: 0.5rem solid ${token('color.surface-raised')};
    border-radius: ${token('radius.card')};
    margin-inline: auto;
    background: ${token('color.background')};
    box-shadow: 0 0 0 2px ${token('color.border')};
    mask: none;
  }
`;

export const stripShapes = css`
  [data-games='cabinet'] && {
    flex-direction: column;
    inline-size: 100%;
    transform: translateY(calc(50cqb - (var(--index) + 0.5) * (var(--slot) + var(--gap)) + var(--gap) / 2));
  }
`;

export const slotShapes = css`
  [data-games='pitch'] && {
    block-size: calc(var(--slot) * 1.2);
    border-radius: 4px;
    background-image: linear-gradient(
      color-mix(in srgb, white 10%, transparent) calc(50% - 1px),
      color-mix(in srgb, black 70%, transparent) 0 calc(50% + 1px),
      transparent 0
    );
    font-family: ${token('font.display')};
    font-size: calc(var(--slot) * 0.52);
    font-weight: ${token('font.display-weight')};
  }

  [data-games='cabinet'] && {
    inline-size: 100%;
    font-family: ${token('font.display')};
    font-size: calc(var(--slot) * 0.5);
  }

  [data-games='salon'] && {
    border-radius: 2px;
    background-image: none;
    box-shadow:
      inset 0 0 0 5px var(--slot-color),
      inset 0 0 0 6px color-mix(in srgb, ${token('color.primary')} 70%, var(--slot-color));
    font-weight: 400;
  }
`;

export const pointerShapes = css`
  [data-games='pitch'] && {
    inset-block: 0;
    inset-inline-start: calc(50% - 0.625rem);
    inline-size: 1.25rem;
    border-radius: 0;
    background: ${token('color.warning')};
    clip-path: polygon(0 0, 100% 0, 50% 0.625rem, 50% calc(100% - 0.625rem), 100% 100%, 0 100%, 50% calc(100% - 0.625rem), 50% 0.625rem);
  }

  /* At both sides of the middle row. */
  [data-games='cabinet'] && {
    inset: calc(50% - 0.75rem) 0;
    inline-size: auto;
    border-radius: 0;
    background: ${token('color.secondary')};
    clip-path: polygon(0 0, 0.875rem 50%, 0 100%, 0 50%, 100% 50%, 100% 0, calc(100% - 0.875rem) 50%, 100% 100%, 100% 50%, 0 50%);
  }
`;
