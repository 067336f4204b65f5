import { css } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

/** Of the wheel's three colours: red is the theme's danger, black and white its text and its opposite. */
export const slotStyles = {
  0: css`
    background: ${token('color.surface')};
    color: ${token('color.text')};
    box-shadow: inset 0 0 0 2px ${token('color.control-border')};
  `,
  1: css`
    background: ${token('color.danger')};
    color: ${token('color.on-danger')};
  `,
  2: css`
    background: ${token('color.text')};
    color: ${token('color.surface')};
  `,
};
