import { css } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

// Below dialogs and above the page.
export const headerStyle = css`
  position: sticky;
  inset-block-start: 0;
  /* Above the cookie notice, which an open menu reaches on a small screen. */
  z-index: 95;
  border-block-end: 1px solid ${token('color.border')};
  background: ${token('color.surface')};
`;
