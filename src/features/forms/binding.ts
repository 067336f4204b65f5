import { useField } from 'react-final-form';
import { fieldErrorOf } from './fieldError.ts';

export interface FieldBinding {
  name: string;
  validate?: (value: string | undefined, values: object) => string | undefined;
}

export function useBinding({ name, validate }: FieldBinding) {
  const { input, meta } = useField<string>(name, { validate });
  return { ...input, error: fieldErrorOf(meta) };
}

export type Bound<Field> = FieldBinding & Omit<Field, 'name' | 'value' | 'onChange' | 'onValueChange'>;
