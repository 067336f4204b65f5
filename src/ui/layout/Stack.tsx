import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import type { spaceTokens } from '../../shared/tokens/tokenNames.ts';

export const Stack = styled.div<{ $gap?: SpaceName }>`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  gap: ${({ $gap = 'm' }) => token(`space.${$gap}`)};
`;

export type SpaceName = (typeof spaceTokens)[number];
