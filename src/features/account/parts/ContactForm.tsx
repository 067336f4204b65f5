import type { FormApi } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import type { SecondFactor } from '../../../shared/contract/account/secondFactor.ts';
import type { User } from '../../../shared/contract/account/user.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { BoundPasswordField, BoundTextField } from '../../forms/BoundField.tsx';
import { FormColumn } from '../../forms/FormColumn.ts';
import { formErrorOf } from '../../forms/formError.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { countryOfNumber, nationalDigits } from '../../forms/phone.ts';
import { toFormErrors } from '../../forms/toFormErrors.ts';
import { type ContactValues, useUpdateProfileMutation } from './updateProfile.ts';

const unreachable = 'Não foi possível salvar agora. Confira sua conexão e tente de novo.';

const emailError = (value: string | undefined) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value?.trim() ?? '') ? undefined : 'Confira o e-mail.';

const passwordError = (value: string | undefined) => (value ? undefined : 'Informe sua senha atual.');
const codeError = (value: string | undefined) =>
  /^\d{6}$/.test(value?.trim() ?? '') ? undefined : 'O código tem 6 dígitos.';

// A code that was sent, and the new address that it is good for.
interface SentCode {
  secondFactor: SecondFactor;
  email: string;
}

const isSentFor = (sent: SentCode | null, values: ContactValues): sent is SentCode =>
  sent !== null && sent.email === typedEmail(values);

// An emptied field has no value.
const typedEmail = ({ email }: Partial<ContactValues>) => email?.trim() ?? '';

// Edited values survive a refreshed profile.
export function ContactForm({
  email,
  phone,
  phone_code: code,
}: Pick<User, 'email' | 'phone' | 'phone_code'>) {
  const dispatch = useAppDispatch();
  const [updateProfile] = useUpdateProfileMutation();
  const phoneCountry = countryOfNumber(code, phone);
  const [sent, setSent] = useState<SentCode | null>(null);

  const submit = async (values: ContactValues, form: FormApi<ContactValues>) => {
    const current = isSentFor(sent, values) ? sent : null;
    const { data, error } = await updateProfile({ values, secondFactor: current?.secondFactor ?? null });
    if (error) {
      const errors = toFormErrors(error, { unreachable });
      // A code that was refused as a whole is worth nothing: the next press asks for another.
      if (current && !errors.code && !errors.current_password) setSent(null);
      return errors;
    }
    form.change('code', undefined);
    if ('second_factor' in data) {
      setSent({ secondFactor: data.second_factor, email: typedEmail(values) });
      return undefined;
    }
    setSent(null);
    form.change('current_password', undefined);
    dispatch(alertRaised({ kind: 'success', text: 'Dados salvos.' }));
    return undefined;
  };

  return (
    <Form<ContactValues>
      onSubmit={submit}
      initialValues={{ email, phone: nationalDigits(phone, phoneCountry), phoneCountry }}
      keepDirtyOnReinitialize
    >
      {({ handleSubmit, submitting, pristine, values, ...outcome }) => (
        <FormColumn onSubmit={(event) => void handleSubmit(event)} noValidate>
          <BoundTextField
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            validate={emailError}
          />
          {typedEmail(values) !== email && (
            <BoundPasswordField
              name="current_password"
              label="Senha atual"
              hint="Para confirmar que é você."
              autoComplete="current-password"
              validate={passwordError}
            />
          )}
          {isSentFor(sent, values) && (
            <BoundTextField
              name="code"
              label="Código"
              hint={`Enviamos um código para ${sent.secondFactor.sent_to ?? 'o seu e-mail atual'}.`}
              inputMode="numeric"
              autoComplete="one-time-code"
              validate={codeError}
              autoFocus
            />
          )}
          <PhoneField />
          <FormMessage error={formErrorOf(outcome)} />
          <Button type="submit" loading={submitting} disabled={pristine}>
            Salvar
          </Button>
        </FormColumn>
      )}
    </Form>
  );
}
