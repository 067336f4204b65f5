import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { BoundPasswordField } from '../../forms/BoundField.tsx';
import { FormColumn } from '../../forms/FormColumn.ts';
import { formErrorOf } from '../../forms/formError.ts';
import { changePassword, type PasswordValues } from './changePassword.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { passwordFault } from './passwordRules.ts';

interface PasswordFormProps {
  /** Tells password managers whose password this is. */
  email: string;
  /** Not after a recovery; where the operator wants it all the same, the field comes with its complaint. */
  asksCurrent: boolean;
  onChanged: () => void;
}

const currentFault = (value: string | undefined) => (value ? undefined : 'Informe sua senha atual.');

function confirmationFault(value: string | undefined, values: object): string | undefined {
  const wanted = 'password' in values ? values.password : undefined;
  return value === wanted ? undefined : 'As senhas não são iguais.';
}

export function PasswordForm({ email, asksCurrent, onChanged }: PasswordFormProps) {
  const dispatch = useAppDispatch();

  const submit = async (values: PasswordValues) => {
    const outcome = await dispatch(
      changePassword({ ...values, current_password: values.current_password ?? '' }),
    );
    if (!outcome.ok) return { ...outcome.fields, [FORM_ERROR]: outcome.message };
    onChanged();
    return undefined;
  };

  return (
    <Form<PasswordValues> onSubmit={submit}>
      {({ handleSubmit, submitting, submitErrors, values, ...outcome }) => (
        <FormColumn onSubmit={(event) => void handleSubmit(event)} noValidate>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          {(asksCurrent || submitErrors?.current_password) && (
            <BoundPasswordField
              name="current_password"
              label="Senha atual"
              autoComplete="current-password"
              validate={currentFault}
            />
          )}
          <PasswordRules password={values.password ?? ''} />
          <BoundPasswordField
            name="password"
            label="Nova senha"
            autoComplete="new-password"
            validate={passwordFault}
          />
          <BoundPasswordField
            name="password_confirmation"
            label="Confirmar nova senha"
            autoComplete="new-password"
            validate={confirmationFault}
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
