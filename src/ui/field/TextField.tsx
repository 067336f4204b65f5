import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { useFieldIds } from './useFieldIds.ts';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix'> {
  // Inside the box before the text; hidden from screen readers.
  prefix?: ReactNode;
  // Inside the box after the text.
  suffix?: ReactNode;
}

/** Renders a labeled input; other attributes go to the `<input>`. */
export function TextField({
  label,
  hint,
  error,
  reserveMessage,
  prefix,
  suffix,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const { described, ...ids } = useFieldIds(id, error);
  return (
    <FieldFrame {...ids} label={label} hint={hint} error={error} reserveMessage={reserveMessage}>
      <Box>
        {prefix !== undefined && <Before aria-hidden="true">{prefix}</Before>}
        <Input
          {...rest}
          {...described}
          type={type}
          $before={prefix !== undefined}
          $after={suffix !== undefined}
        />
        {suffix !== undefined && <After>{suffix}</After>}
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<{ $before: boolean; $after: boolean }>`
  ${controlStyle}
  ${({ $before }) => $before && 'padding-inline-start: 2.75rem;'}
  ${({ $after }) => $after && 'padding-inline-end: 3rem;'}
`;

const Before = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  color: ${token('color.text-muted')};
  pointer-events: none;
`;

const After = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 1px;
  display: grid;
  place-items: center;
  min-inline-size: 2.875rem;
`;
