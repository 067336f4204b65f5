import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

export const SmallLines = styled.ul`
  display: grid;
  gap: ${token('space.2xs')};
  margin: 0;
  padding: 0;
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  list-style: none;
`;
