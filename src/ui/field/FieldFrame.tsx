import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { FieldMessage } from './FieldMessage.tsx';

// Shared by every field.
export interface FieldTexts {
  label: ReactNode;
  // Shown below the control until there is an error.
  hint?: ReactNode;
  // Marks the field as invalid.
  error?: ReactNode;
  // Reserves one line for the error.
  reserveMessage?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  controlId: string;
  messageId: string;
  children: ReactNode;
}

export function FieldFrame({
  label,
  hint,
  error,
  reserveMessage = true,
  controlId,
  messageId,
  children,
}: FieldFrameProps) {
  return (
    <Frame>
      <Label htmlFor={controlId}>{label}</Label>
      {children}
      <FieldMessage id={messageId} hint={hint} error={error} reserve={reserveMessage} />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

const Label = styled.label`
  align-self: flex-start;
  padding-block-end: ${token('space.2xs')};
  font-size: 0.9375rem;
  font-weight: 600;
`;
