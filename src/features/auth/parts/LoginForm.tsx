import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import { recoveryRequested, registerRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { useCapabilities } from '../../settings/useCapabilities.ts';
import { logIn } from '../logIn.ts';
import { BoundPasswordField, BoundTextField } from './BoundField.tsx';
import { isFilled } from './fieldRules.ts';
import { FormColumn, PanelFoot, TextLink } from './formParts.ts';
import type { PanelProps } from './panelProps.ts';

interface LoginValues {
  email: string;
  password: string;
}

const emailRule = isFilled('Informe seu e-mail.');
const passwordRule = isFilled('Informe sua senha.');

export function LoginForm({ drafts, onBusyChange, onDone }: PanelProps) {
  const dispatch = useAppDispatch();
  // Once: another object would make the form start over, its error and password gone.
  const [initialValues] = useState(() => ({ email: drafts.email }));
  const { registration } = useCapabilities();

  const submit = async ({ email, password }: LoginValues) => {
    onBusyChange(true);
    const outcome = await dispatch(logIn({ email, password }));
    onBusyChange(false);
    if (!outcome.ok) return { [FORM_ERROR]: outcome.message };
    onDone();
    return undefined;
  };

  return (
    <Form<LoginValues> onSubmit={submit} initialValues={initialValues}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit, values }) => {
        drafts.email = values.email ?? '';
        return (
          <FormColumn onSubmit={(event) => void handleSubmit(event)} noValidate>
            {submitError && !dirtySinceLastSubmit && (
              <Note kind="danger" role="alert">
                {submitError}
              </Note>
            )}
            <BoundTextField
              name="email"
              label="E-mail"
              type="email"
              inputMode="email"
              autoComplete="username"
              validate={emailRule}
              data-autofocus
            />
            <BoundPasswordField
              name="password"
              label="Senha"
              autoComplete="current-password"
              validate={passwordRule}
            />
            <Forgot>
              <TextLink
                href="/recuperar-senha"
                onClick={(event) => {
                  event.preventDefault();
                  dispatch(recoveryRequested());
                }}
              >
                Esqueci minha senha
              </TextLink>
            </Forgot>
            <Button type="submit" size="l" wide loading={submitting}>
              Entrar
            </Button>
            {registration && (
              <PanelFoot>
                Ainda não tem conta?{' '}
                <TextLink
                  href="/?login=0"
                  onClick={(event) => {
                    event.preventDefault();
                    dispatch(registerRequested());
                  }}
                >
                  Criar uma conta
                </TextLink>
              </PanelFoot>
            )}
          </FormColumn>
        );
      }}
    </Form>
  );
}

const Forgot = styled.p`
  margin-block-start: -0.5rem;
  padding-block-end: 0.5rem;
  text-align: end;
`;
