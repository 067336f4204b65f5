import { css } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

/**
 * White, red and black of the wheel are so in every theme, dark or light: a touch of the theme's own hue, at a fixed
 * lightness. Older browsers take the plain token.
 */
const white = css`oklch(from ${token('color.text')} 0.97 0.005 h)`;
const black = css`oklch(from ${token('color.text')} 0.2 0.01 h)`;
const red = css`oklch(from ${token('color.danger')} 0.53 0.21 26)`;

export const slotStyles = {
  0: css`
    background: ${token('color.surface')};
    background: ${white};
    color: ${black};
    box-shadow: inset 0 0 0 2px ${token('color.control-border')};
  `,
  1: css`
    background: ${token('color.danger')};
    background: ${red};
    color: ${white};
  `,
  2: css`
    background: ${token('color.text')};
    background: ${black};
    color: ${white};
    box-shadow: inset 0 0 0 1px ${token('color.control-border')};
  `,
};
