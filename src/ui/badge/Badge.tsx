import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import type { TokenName } from '../../shared/tokens/tokenNames.ts';

type BadgeKind = 'neutral' | 'primary' | 'success' | 'warning' | 'danger';

const backgrounds: Record<BadgeKind, TokenName> = {
  neutral: 'color.surface-hover',
  primary: 'color.primary-soft',
  success: 'color.success-soft',
  warning: 'color.warning-soft',
  danger: 'color.danger-soft',
};

export const Badge = styled.span<{ $kind?: BadgeKind }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2xs')};
  min-block-size: 1.5rem;
  padding-inline: ${token('space.xs')};
  border-radius: min(${token('radius.control')}, 0.75rem);
  background: ${({ $kind = 'neutral' }) => token(backgrounds[$kind])};
  color: ${token('color.text')};
  font-size: 0.8125rem;
  font-weight: 650;
  line-height: 1.25;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
