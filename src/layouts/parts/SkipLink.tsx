import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

// The hash of the address stays: it holds the search of a lobby or the open match.
const skip = (event: MouseEvent) => {
  event.preventDefault();
  const content = document.getElementById('content');
  content?.focus();
  content?.scrollIntoView();
};

// First tab stop, which skips the menus.
export const SkipLink = () => (
  <Skip href="#content" onClick={skip}>
    Ir para o conteúdo
  </Skip>
);

const Skip = styled.a`
  position: fixed;
  inset-block-start: ${token('space.xs')};
  inset-inline-start: ${token('space.xs')};
  z-index: 100;
  padding: ${token('space.s')} ${token('space.m')};
  border-radius: ${token('radius.control')};
  background: ${token('color.primary')};
  color: ${token('color.on-primary')};
  font-weight: 650;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;
