import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

export const FieldAndButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.xs')};

  > button {
    /* Aligns with the control below its label. */
    align-self: start;
    margin-block-start: 1.75rem;
  }
`;
