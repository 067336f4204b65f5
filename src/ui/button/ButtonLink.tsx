import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ButtonContent } from './ButtonContent.tsx';
import { type ButtonAppearance, type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle.ts';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
}

// A link with the appearance of a `Button`.
export function ButtonLink({
  variant = 'primary',
  size = 'm',
  wide = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Styled {...rest} $variant={variant} $size={size} $wide={wide}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Styled>
  );
}

const Styled = styled(Link)<ButtonAppearance>`
  ${buttonStyle}
`;
