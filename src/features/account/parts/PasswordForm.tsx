import { Form } from 'react-final-form';
import { Button } from '../../../ui/button/Button.tsx';
import { PasswordField } from '../../../ui/field/PasswordField.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { BoundPasswordField } from '../../forms/BoundField.tsx';
import { useBinding } from '../../forms/binding.ts';
import { FormColumn } from '../../forms/FormColumn.ts';
import { formErrorOf } from '../../forms/formError.ts';
import { toFormErrors } from '../../forms/toFormErrors.ts';
import { type PasswordValues, useChangePasswordMutation } from './changePassword.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { brokenRules, passwordError } from './passwordRules.ts';

interface PasswordFormProps {
  // Identifies the account for password managers.
  email: string;
  onChanged: () => void;
}

const errorTexts = {
  unreachable: 'Não foi possível salvar agora. Confira sua conexão e tente de novo.',
  refused: 'A senha não foi alterada. Confira os campos.',
};

const currentError = (value: string | undefined) => (value ? undefined : 'Informe sua senha atual.');

function confirmationError(value: string | undefined, values: object): string | undefined {
  const wanted = 'password' in values ? values.password : undefined;
  return value === wanted ? undefined : 'As senhas não são iguais.';
}

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const [changePassword] = useChangePasswordMutation();

  const submit = async (values: PasswordValues) => {
    const { error } = await changePassword(values);
    if (error) return toFormErrors(error, errorTexts);
    onChanged();
    return undefined;
  };

  return (
    <Form<PasswordValues> onSubmit={submit}>
      {({ handleSubmit, submitting, ...outcome }) => (
        <FormColumn onSubmit={(event) => void handleSubmit(event)} noValidate>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <BoundPasswordField
            name="current_password"
            label="Senha atual"
            autoComplete="current-password"
            validate={currentError}
          />
          <NewPassword />
          <BoundPasswordField
            name="password_confirmation"
            label="Confirmar nova senha"
            autoComplete="new-password"
            validate={confirmationError}
          />
          <FormMessage error={formErrorOf(outcome)} />
          <Button type="submit" size="l" wide loading={submitting}>
            Alterar senha
          </Button>
        </FormColumn>
      )}
    </Form>
  );
}

// Keeps its rules in sight, broken or not; the operator's own refusal replaces them.
function NewPassword() {
  const { error, ...bound } = useBinding({ name: 'password', validate: passwordError });
  const rules = <PasswordRules password={bound.value} />;
  return (
    <PasswordField
      {...bound}
      label="Nova senha"
      autoComplete="new-password"
      showLabel="Mostrar senha"
      hideLabel="Ocultar senha"
      hint={rules}
      error={error === brokenRules ? rules : error}
    />
  );
}
