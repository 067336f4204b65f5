import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

export const FormColumn = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2xs')};
`;
