import { css } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { onTouch, withHover } from '../layout/screens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonAppearance {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wide: boolean;
}

const variants = {
  primary: css`
    background: ${token('color.primary')};
    color: ${token('color.on-primary')};
    --pointed-at: ${token('color.primary-hover')};
  `,
  secondary: css`
    background: ${token('color.secondary')};
    color: ${token('color.on-secondary')};
    --pointed-at: ${token('color.secondary-hover')};
  `,
  quiet: css`
    background: transparent;
    color: ${token('color.text')};
    box-shadow: inset 0 0 0 1px ${token('color.control-border')};
    --pointed-at: ${token('color.surface-hover')};
  `,
  danger: css`
    background: ${token('color.danger')};
    color: ${token('color.on-danger')};
    --pointed-at: ${token('color.danger')};
    --pointed-at-line: underline;
  `,
};

const sizes = {
  s: css`
    min-block-size: 2.25rem;
    padding: 0.375rem ${token('space.s')};
    font-size: 0.875rem;
  `,
  m: css`
    min-block-size: 2.75rem;
    padding: 0.5rem ${token('space.m')};
    font-size: 1rem;
  `,
  l: css`
    min-block-size: 3.25rem;
    padding: 0.75rem ${token('space.l')};
    font-size: 1.0625rem;
  `,
};

// Shared by `Button` and `ButtonLink`.
export const buttonStyle = css<ButtonAppearance>`
  position: relative;
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  border-radius: ${token('radius.control')};
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  -webkit-user-select: none;
  user-select: none;
  transition-property: background-color, transform, opacity;
  transition-duration: ${token('motion.fast')};
  transition-timing-function: ${token('motion.easing')};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  ${withHover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background-color: var(--pointed-at);
      text-decoration-line: var(--pointed-at-line, none);
    }
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    opacity: 0.5;
  }

  ${onTouch} {
    min-block-size: ${({ $size }) => ($size === 's' ? '2.5rem' : undefined)};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
