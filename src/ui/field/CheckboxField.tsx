import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import type { FieldTexts } from './FieldFrame.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { useFieldIds } from './useFieldIds.ts';

interface CheckboxFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {}

// The whole line is the target; the label may contain links.
export function CheckboxField({
  label,
  hint,
  error,
  reserveMessage = true,
  id,
  ...rest
}: CheckboxFieldProps) {
  const { described, controlId, messageId } = useFieldIds(id, error);
  return (
    <div>
      <Line>
        <Box {...rest} {...described} type="checkbox" />
        <label htmlFor={controlId}>{label}</label>
      </Line>
      <FieldMessage id={messageId} hint={hint} error={error} reserve={reserveMessage} />
    </div>
  );
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  min-block-size: 2.75rem;
  padding-block: 0.5rem;

  label {
    flex: 1;
    padding-inline-start: ${token('space.s')};
    margin-block: -0.5rem;
    padding-block: 0.625rem;
    line-height: 1.4;
    cursor: pointer;
  }
`;

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 1px solid ${token('color.control-border')};
  border-radius: min(${token('radius.control')}, 0.5rem);
  background: ${token('color.background')};
  cursor: pointer;

  &::before {
    content: '';
    inline-size: 0.875rem;
    block-size: 0.875rem;
    background: ${token('color.on-primary')};
    clip-path: polygon(14% 46%, 0 62%, 40% 98%, 100% 16%, 84% 4%, 38% 68%);
    opacity: 0;
    transform: scale(0.6);
    transition: opacity ${token('motion.fast')}, transform ${token('motion.fast')} ${token('motion.easing')};
  }

  &:checked {
    border-color: ${token('color.primary')};
    background: ${token('color.primary')};
  }

  &:checked::before {
    opacity: 1;
    transform: none;
  }

  &[aria-invalid='true'] {
    border-color: ${token('color.danger')};
    box-shadow: inset 0 0 0 1px ${token('color.danger')};
  }

  &:disabled,
  &:disabled + label {
    opacity: 0.55;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
