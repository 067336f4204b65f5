import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

/** A field that takes what room there is, and a button beside it. */
export const FieldAndButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.xs')};

  > button {
    /* Beside the control, whose label stands above it. */
    align-self: start;
    margin-block-start: 1.75rem;
  }
`;
