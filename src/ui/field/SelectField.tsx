import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { Icon } from '../icon/Icon.tsx';
import { controlStyle } from './controlStyle.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { useFieldIds } from './useFieldIds.ts';

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  // In place of the chosen option's text while the list is closed.
  short?: string;
}

export function SelectField({
  label,
  hint,
  error,
  reserveMessage,
  id,
  short,
  children,
  ...rest
}: SelectFieldProps) {
  const { described, ...ids } = useFieldIds(id, error);
  return (
    <FieldFrame {...ids} label={label} hint={hint} error={error} reserveMessage={reserveMessage}>
      <Box>
        <Select {...rest} {...described} data-short={short}>
          {children}
        </Select>
        {short && <Short aria-hidden="true">{short}</Short>}
        <Icon name="chevron-down" size={20} />
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-end: ${token('space.s')};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 2.5rem;
  text-overflow: ellipsis;

  &[data-short] {
    color: transparent;
  }

  &[data-short]:autofill {
    -webkit-text-fill-color: transparent;
  }

  option {
    background: ${token('color.surface-raised')};
    color: ${token('color.text')};
  }
`;

const Short = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${token('space.s')};
  display: flex;
  align-items: center;
  pointer-events: none;

  @media (forced-colors: active) {
    display: none;
  }
`;
