import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import type { SpaceName } from '../layout/Stack.tsx';

export const Card = styled.div<{ $padding?: SpaceName }>`
  min-inline-size: 0;
  padding: ${({ $padding = 'l' }) => token(`space.${$padding}`)};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;
