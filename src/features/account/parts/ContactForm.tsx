import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import type { User } from '../../../shared/contract/user.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { BoundTextField } from '../../forms/BoundField.tsx';
import { FormColumn } from '../../forms/FormColumn.ts';
import { formErrorOf } from '../../forms/formError.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { countryOfNumber, nationalDigits } from '../../forms/phone.ts';
import { type ContactValues, updateProfile } from './updateProfile.ts';

const emailFault = (value: string | undefined) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value?.trim() ?? '') ? undefined : 'Confira o e-mail.';

/** How the operator reaches the player. What is being typed outlives a refreshed profile. */
export function ContactForm({
  email,
  phone,
  phone_code: code,
}: Pick<User, 'email' | 'phone' | 'phone_code'>) {
  const dispatch = useAppDispatch();
  const phoneCountry = countryOfNumber(code, phone);

  const submit = async (values: ContactValues) => {
    const outcome = await dispatch(updateProfile(values));
    if (!outcome.ok) return { ...outcome.fields, [FORM_ERROR]: outcome.message };
    dispatch(alertRaised({ kind: 'success', text: 'Dados salvos.' }));
    return undefined;
  };

  return (
    <Form<ContactValues>
      onSubmit={submit}
      initialValues={{ email, phone: nationalDigits(phone, phoneCountry), phoneCountry }}
      keepDirtyOnReinitialize
    >
      {({ handleSubmit, submitting, pristine, ...outcome }) => (
        <FormColumn onSubmit={(event) => void handleSubmit(event)} noValidate>
          <BoundTextField
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            validate={emailFault}
          />
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
