import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';

export const Section = styled.section`
  display: grid;
  gap: ${token('space.s')};
  padding: ${token('space.l')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};

  h2 {
    font-size: 1.25rem;
  }
`;

export const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${token('space.m')};
`;
