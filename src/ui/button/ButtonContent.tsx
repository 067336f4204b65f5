import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Spinner } from '../spinner/Spinner.tsx';

interface ButtonContentProps {
  icon?: ReactNode;
  loading?: boolean;
  children: ReactNode;
}

// The hidden label keeps width and accessible name while loading.
export function ButtonContent({ icon, loading = false, children }: ButtonContentProps) {
  return (
    <>
      <Label $faded={loading}>
        {icon}
        <span>{children}</span>
      </Label>
      {loading && (
        <Centre>
          <Spinner />
        </Centre>
      )}
    </>
  );
}

const Label = styled.span<{ $faded: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.xs')};
  ${({ $faded }) =>
    $faded &&
    css`
      opacity: 0;
    `}
`;

const Centre = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
