import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

export const FieldAndButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.xs')};

  /* As high in every font. */
  label {
    min-block-size: 1.75rem;
  }

  > button {
    /* Aligns with the control below its label. */
    align-self: start;
    margin-block-start: 1.75rem;
    min-block-size: 2.875rem;
  }
`;
