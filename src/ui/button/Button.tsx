import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonContent } from './ButtonContent.tsx';
import { type ButtonAppearance, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  // Shows a spinner at the same width and ignores presses, keeping the focus.
  loading?: boolean;
  icon?: ReactNode;
}

/** Renders a button of type `button` by default. */
export function Button({
  variant = 'primary',
  size = 'm',
  wide = false,
  loading = false,
  icon,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // `disabled` would drop the keyboard focus, so a loading button cancels presses and submits.
  const swallow = (event: MouseEvent) => event.preventDefault();
  return (
    <Styled
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $wide={wide}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? swallow : onClick}
    >
      <ButtonContent icon={icon} loading={loading}>
        {children}
      </ButtonContent>
    </Styled>
  );
}

const Styled = styled.button<ButtonAppearance>`
  ${buttonStyle}
`;
