import { css } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

/** Stays in sight while the page scrolls; below dialogs, above everything of the page. */
export const headerStyle = css`
  position: sticky;
  inset-block-start: 0;
  /* Above the notice about cookies, which a small screen's open menu reaches. */
  z-index: 95;
  border-block-end: 1px solid ${token('color.border')};
  background: ${token('color.surface')};
`;
