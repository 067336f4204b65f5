import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

/** A title with what stands beside it, and a row below. Also around a row that is still to come, so that nothing moves. */
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
