import { BoundTextField } from '../../../forms/BoundField.tsx';

interface EmailFieldProps {
  validate: (value: string | undefined) => string | undefined;
  // Whether the field is the first of its panel.
  isFirst?: boolean;
}

// The e-mail is the user name for password managers.
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
