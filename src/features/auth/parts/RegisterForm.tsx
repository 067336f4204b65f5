import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { loginRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { type RegisterForm as RegisterValues, register } from '../register.ts';
import { BoundPasswordField, BoundTextField } from './BoundField.tsx';
import { CouponOffer } from './CouponOffer.tsx';
import { hasDigits, isEmailLike, isFilled } from './fieldRules.ts';
import { FormColumn, PanelFoot, TextLink } from './formParts.ts';
import type { PanelProps } from './panelProps.ts';
import { TermsField } from './TermsField.tsx';

const documentRule = hasDigits(11, 11, 'O CPF tem 11 números.');
const phoneRule = hasDigits(10, 11, 'Informe DDD e número.');
const nameRule = isFilled('Informe seu nome completo.');
const birthdayRule = isFilled('Informe sua data de nascimento.');
const passwordRule = (value: string | undefined) =>
  (value ?? '').length >= 8 ? undefined : 'Use 8 caracteres ou mais, com letras e números.';

export function RegisterForm({ drafts, onBusyChange, onDone }: PanelProps) {
  const dispatch = useAppDispatch();
  // Once: another object would make the form start over, its error and password gone.
  const [initialValues] = useState(() => ({ ...drafts.register, email: drafts.email }));

  const submit = async (values: RegisterValues) => {
    onBusyChange(true);
    const outcome = await dispatch(register(values));
    onBusyChange(false);
    if (!outcome.ok) return { ...outcome.fields, [FORM_ERROR]: outcome.message };
    if (outcome.logInAgain) {
      dispatch(
        alertRaised({
          kind: 'success',
          text: 'Conta criada. Entre com seu e-mail e senha.',
          displayMs: 5_000,
        }),
      );
      dispatch(loginRequested());
    } else {
      onDone();
    }
    return undefined;
  };

  return (
    <Form<RegisterValues> onSubmit={submit} initialValues={initialValues}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit, values }) => {
        const { password: _never, email = '', ...rest } = values;
        drafts.email = email;
        drafts.register = rest;
        return (
          <FormColumn onSubmit={(event) => void handleSubmit(event)} noValidate>
            <CouponOffer />
            <BoundTextField
              name="document"
              label="CPF"
              inputMode="numeric"
              autoComplete="off"
              placeholder="000.000.000-00"
              validate={documentRule}
              data-autofocus
            />
            <BoundTextField name="name" label="Nome" autoComplete="name" validate={nameRule} />
            <BoundTextField
              name="birthday"
              label="Data de nascimento"
              type="date"
              autoComplete="bday"
              validate={birthdayRule}
            />
            <BoundTextField
              name="email"
              label="E-mail"
              type="email"
              inputMode="email"
              autoComplete="username"
              validate={isEmailLike}
            />
            <BoundTextField
              name="phone"
              label="Telefone"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              placeholder="(11) 91234-5678"
              validate={phoneRule}
            />
            <BoundPasswordField
              name="password"
              label="Senha"
              autoComplete="new-password"
              validate={passwordRule}
            />
            <TermsField name="termsAccepted" />
            {submitError && !dirtySinceLastSubmit && (
              <Note kind="danger" role="alert">
                {submitError}
              </Note>
            )}
            <Button type="submit" size="l" wide loading={submitting}>
              Criar conta
            </Button>
            <PanelFoot>
              Já tem conta?{' '}
              <TextLink
                href="/?login=1"
                onClick={(event) => {
                  event.preventDefault();
                  dispatch(loginRequested());
                }}
              >
                Entrar na minha conta
              </TextLink>
            </PanelFoot>
          </FormColumn>
        );
      }}
    </Form>
  );
}
