import { css, keyframes, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

const fade = keyframes`from { opacity: 0; }`;

export const modalStyle = css`
  z-index: 10000;
  border: 0;
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.overlay')};
  outline-offset: -2px;
  overflow-wrap: anywhere;

  &[open] {
    display: flex;
  }

  &::backdrop {
    animation: ${fade} ${token('motion.normal')} ${token('motion.easing')};
  }
`;

export const ModalHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.s')};
  min-block-size: 3.75rem;
`;

export const ModalBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;
