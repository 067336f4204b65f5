import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

// First tab stop, which skips the menus.
export const SkipLink = () => <Skip href="#content">Ir para o conteúdo</Skip>;

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
