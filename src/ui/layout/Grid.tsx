import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import type { SpaceName } from './Stack.tsx';

interface GridAppearance {
  // CSS length: minimum column width.
  $min: string;
  $gap?: SpaceName;
}

export const Grid = styled.div<GridAppearance>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  min-inline-size: 0;
  gap: ${({ $gap = 'm' }) => token(`space.${$gap}`)};
`;
