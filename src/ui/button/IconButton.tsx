import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { withHover } from '../layout/screens.ts';
import { Spinner } from '../spinner/Spinner.tsx';

type IconButtonSize = 's' | 'm' | 'l';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  // Undefined where the icon holds a hidden text.
  'aria-label': string | undefined;
  icon: ReactNode;
  size?: IconButtonSize;
  loading?: boolean;
}

// 32, 44 or 52 px square.
export function IconButton({
  icon,
  size = 'm',
  loading = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Styled
      {...rest}
      type={type}
      $size={size}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <Spinner /> : icon}
    </Styled>
  );
}

const sides: Record<IconButtonSize, string> = { s: '2rem', m: '2.75rem', l: '3.25rem' };

const Styled = styled.button<{ $size: IconButtonSize }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => sides[$size]};
  block-size: ${({ $size }) => sides[$size]};
  border-radius: ${token('radius.control')};
  transition: background-color ${token('motion.fast')} ${token('motion.easing')};

  &[aria-pressed='true'] {
    color: ${token('color.primary')};
  }

  ${withHover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${token('color.surface-hover')};
    }
  }

  &:disabled {
    opacity: 0.4;
  }
`;
