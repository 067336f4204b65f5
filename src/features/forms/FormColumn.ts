import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

/** Fields one under the other, each with its own place for a message. */
export const FormColumn = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2xs')};
`;
