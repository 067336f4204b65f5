import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { controlStyle } from '../../../src/ui/field/controlStyle.ts';

interface SmallSelectProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
}

/** Renders a select of a toolbar; its options are the values of the type. */
export function SmallSelect<Value extends string>({
  label,
  value,
  onChange,
  children,
}: SmallSelectProps<Value>) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {children}
      </Select>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;

  label {
    color: ${token('color.text-muted')};
    font-size: 0.8125rem;
    font-weight: 600;
  }
`;

const Select = styled.select`
  ${controlStyle}
  min-block-size: 2.25rem;
  max-inline-size: 16rem;
  padding-block: 0.25rem;
  background: ${token('color.surface')};
  font-size: 0.875rem;
  text-overflow: ellipsis;
`;
