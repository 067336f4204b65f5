import type { ComponentProps, ReactNode } from 'react';
import { useField } from 'react-final-form';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { SelectField } from '../../../src/ui/field/SelectField.tsx';
import { TextField } from '../../../src/ui/field/TextField.tsx';
import type { NewBrandValues } from './newBrandValues.ts';

type Name = keyof NewBrandValues;

// Final Form turns an emptied field into undefined by default.
const parse = (value: string): string => value;

type TextInputProps = { name: Name } & Omit<ComponentProps<typeof TextField>, 'name'>;

export function TextInput({ name, ...rest }: TextInputProps) {
  const { input } = useField<string>(name, { parse });
  return <TextField {...rest} {...input} />;
}

type SelectInputProps = { name: Name } & Omit<ComponentProps<typeof SelectField>, 'name'>;

export function SelectInput({ name, ...rest }: SelectInputProps) {
  const { input } = useField<string>(name, { parse });
  return <SelectField {...rest} {...input} />;
}

interface ChoiceProps {
  value: string;
  label: string;
  hint?: ReactNode;
  picture?: ReactNode;
}

interface ChoicesProps {
  name: Name;
  legend: string;
  choices: readonly ChoiceProps[];
}

/** Renders radio buttons as cards, each with room for a picture. */
export function Choices({ name, legend, choices }: ChoicesProps) {
  return (
    <Fieldset>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <Choice key={choice.value} name={name} {...choice} />
        ))}
      </div>
    </Fieldset>
  );
}

function Choice({ name, value, label, hint, picture }: ChoiceProps & { name: Name }) {
  const { input } = useField<string>(name, { type: 'radio', value });
  return (
    <Card data-chosen={input.checked || undefined}>
      {picture}
      <label>
        <input {...input} />
        {label}
      </label>
      {hint !== undefined && <small>{hint}</small>}
    </Card>
  );
}

const Fieldset = styled.fieldset`
  legend {
    padding-block-end: ${token('space.xs')};
    font-weight: 600;
  }

  > div {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token('space.s')};
  }
`;

const Card = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.2xs')};
  padding: ${token('space.s')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};

  label {
    display: flex;
    gap: ${token('space.xs')};
    font-weight: 600;
    cursor: pointer;
  }

  &[data-chosen] {
    border-color: ${token('color.primary')};
    box-shadow: inset 0 0 0 1px ${token('color.primary')};
  }

  small {
    color: ${token('color.text-muted')};
  }
`;
