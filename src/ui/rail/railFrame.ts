import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

// Also used by placeholders, so that nothing moves.
export const RailBox = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space.xs')};
  min-inline-size: 0;
`;

export const RailHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  min-block-size: 2.5rem;
`;
