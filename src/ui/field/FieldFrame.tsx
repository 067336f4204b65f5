import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { FieldMessage } from './FieldMessage.tsx';

/** What every kind of field takes beside the attributes of its own control. */
export interface FieldTexts {
  label: ReactNode;
  /** Below the control until there is an error. */
  hint?: ReactNode;
  /** Marks the field as invalid and says why. */
  error?: ReactNode;
  /** Keep room free for the error, so that nothing moves when it comes. One line unless told; `long`: two. */
  reserveMessage?: boolean | 'long';
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
