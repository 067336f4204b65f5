import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { useFieldIds } from './useFieldIds.ts';

interface TextareaFieldProps extends FieldTexts, ComponentProps<'textarea'> {}

/** A labelled text of several lines, as high as its text where browsers can do that. */
export function TextareaField({ label, hint, error, reserveMessage, id, ...rest }: TextareaFieldProps) {
  const { described, ...ids } = useFieldIds(id, error);
  return (
    <FieldFrame {...ids} label={label} hint={hint} error={error} reserveMessage={reserveMessage}>
      <Textarea rows={3} {...rest} {...described} />
    </FieldFrame>
  );
}

const Textarea = styled.textarea`
  ${controlStyle}
  resize: vertical;
  field-sizing: content;
  min-block-size: 6rem;
  max-block-size: 16rem;
`;
