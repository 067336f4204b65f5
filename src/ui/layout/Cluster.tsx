import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import type { SpaceName } from './Stack.tsx';

interface ClusterAppearance {
  $gap?: SpaceName;
  $justify?: 'start' | 'center' | 'end' | 'space-between';
}

export const Cluster = styled.div<ClusterAppearance>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-inline-size: 0;
  gap: ${({ $gap = 's' }) => token(`space.${$gap}`)};
`;
