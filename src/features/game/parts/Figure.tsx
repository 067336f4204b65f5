import { styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';

export const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2xs')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
