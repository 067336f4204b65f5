import { css } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

// The game names its colors white, red and black, so each theme only tints them.
const white = css`color-mix(in srgb, ${token('color.primary')} 4%, white)`;
const black = css`color-mix(in srgb, ${token('color.primary')} 8%, black)`;
const red = css`color-mix(in srgb, ${token('color.danger')} 12%, firebrick)`;

export const rolling = css`
  transition: transform 5.4s cubic-bezier(0.12, 0.7, 0.1, 1);
`;

// The result leads.
export const resultFirst = css<{ $won: boolean }>`
  [data-phase='complete'] & {
    opacity: ${({ $won }) => ($won ? 1 : 0.4)};
  }
`;

export const slotStyles = {
  0: css`
    --slot-color: ${white};
    background: ${white};
    color: ${black};
    box-shadow: inset 0 0 0 2px ${token('color.control-border')};
  `,
  1: css`
    --slot-color: ${red};
    background: ${red};
    color: ${white};
  `,
  2: css`
    --slot-color: ${black};
    background: ${black};
    color: ${white};
    box-shadow: inset 0 0 0 1px ${token('color.control-border')};
  `,
};

// Light from above and a darker lower edge, over any of the colors.
export const slotLight = css`
  background-image: linear-gradient(
    color-mix(in srgb, white 16%, transparent),
    transparent 45% calc(100% - 5px),
    color-mix(in srgb, black 32%, transparent) 0
  );
`;
