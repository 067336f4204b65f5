import { BoundTextField } from '../../forms/BoundField.tsx';

interface EmailFieldProps {
  validate: (value: string | undefined) => string | undefined;
  /** The first field of its panel. */
  isFirst?: boolean;
}

/** The address is the player's name here, for password managers as well. */
export function EmailField({ validate, isFirst }: EmailFieldProps) {
  return (
    <BoundTextField
      name="email"
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="username"
      validate={validate}
      data-autofocus={isFirst}
    />
  );
}
