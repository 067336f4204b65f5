import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import type { SpaceName } from './spaceName.ts';

export const Stack = styled.div<{ $gap?: SpaceName }>`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  gap: ${({ $gap = 'm' }) => token(`space.${$gap}`)};
`;
