import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import type { SpaceName } from '../layout/Stack.tsx';

// The shapes of a brand (`listShapes`) set its properties.
export const Card = styled.div<{ $padding?: SpaceName }>`
  min-inline-size: 0;
  padding: ${({ $padding = 'l' }) => `var(--card-padding, ${token(`space.${$padding}`)})`};
  border: var(--card-border, 1px solid ${token('color.border')});
  border-radius: var(--card-radius, ${token('radius.card')});
  background: var(--card-fill, ${token('color.surface')});
  box-shadow: var(--card-shadow, none);
`;
