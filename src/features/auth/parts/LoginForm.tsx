import { FORM_ERROR } from 'final-form';
import { useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { styled } from 'styled-components';
import type { SecondFactor } from '../../../shared/contract/secondFactor.ts';
import { recoveryRequested, registerRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { useCapabilities } from '../../settings/useCapabilities.ts';
import { dropDrafts, keepEmail } from '../authDrafts.ts';
import { confirmLogin, logIn } from '../logIn.ts';
import { BoundPasswordField, BoundTextField } from './BoundField.tsx';
import { isFilled } from './fieldRules.ts';
import { focusFirstFault } from './focusFirstFault.ts';
import { FormColumn, PanelFoot, TextLink } from './formParts.ts';
import type { PanelProps } from './panelProps.ts';
import { RiskNotice } from './RiskNotice.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

interface LoginValues {
  email: string;
  password: string;
}

/** The password was right; a code has been sent. */
interface CodeStep {
  secondFactor: SecondFactor;
  credentials: LoginValues;
}

const emailRule = isFilled('Informe seu e-mail.');
const passwordRule = isFilled('Informe sua senha.');

export function LoginForm({ drafts, onBusyChange, onDone }: PanelProps) {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);
  // Once: another object would make the form start over, its error and password gone.
  const [initialValues] = useState(() => ({ email: drafts.email }));
  const { registration } = useCapabilities();

  const [step, setStep] = useState<CodeStep | null>(null);
  const finish = () => {
    dropDrafts(drafts);
    onDone();
  };

  const submit = async (credentials: LoginValues) => {
    onBusyChange(true);
    const outcome = await dispatch(logIn(credentials));
    onBusyChange(false);
    if (outcome.ok) finish();
    else if (outcome.secondFactor) setStep({ secondFactor: outcome.secondFactor, credentials });
    else return { [FORM_ERROR]: outcome.message };
    return undefined;
  };

  if (step) {
    return (
      <SecondFactorStep
        secondFactor={step.secondFactor}
        onConfirm={(secondFactor, code) => dispatch(confirmLogin(secondFactor, code))}
        onResend={() => dispatch(logIn(step.credentials))}
        onBusyChange={onBusyChange}
        onDone={finish}
        onBack={() => setStep(null)}
      />
    );
  }

  return (
    <Form<LoginValues> onSubmit={submit} initialValues={initialValues}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <FormColumn
          ref={form}
          noValidate
          onSubmit={(event) => {
            void handleSubmit(event);
            focusFirstFault(form.current);
          }}
        >
          <FormSpy<LoginValues>
            subscription={{ values: true }}
            onChange={({ values }) => keepEmail(drafts, values.email ?? '')}
          />
          <RiskNotice />
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
          <FormMessage error={submitError && !dirtySinceLastSubmit ? submitError : undefined} />
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
      )}
    </Form>
  );
}

const Forgot = styled.p`
  margin-block-start: -0.5rem;
  text-align: end;
`;
