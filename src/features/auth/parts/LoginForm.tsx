import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { FormSpy } from 'react-final-form';
import { styled } from 'styled-components';
import type { SecondFactor } from '../../../shared/contract/secondFactor.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { BoundPasswordField } from '../../forms/BoundField.tsx';
import { useCapabilities } from '../../settings/useCapabilities.ts';
import { dropDrafts, keepEmail } from '../authDrafts.ts';
import { confirmLogin, logIn } from '../logIn.ts';
import { EmailField } from './EmailField.tsx';
import { isFilled } from './fieldRules.ts';
import { PanelFoot } from './formParts.ts';
import { PanelForm } from './PanelForm.tsx';
import { PanelLink } from './PanelLink.tsx';
import type { PanelProps } from './panelProps.ts';
import { RiskNotice } from './RiskNotice.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

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
    <PanelForm<LoginValues> onSubmit={submit} initialValues={initialValues}>
      {({ submitting, refusal }) => (
        <>
          <FormSpy<LoginValues>
            subscription={{ values: true }}
            onChange={({ values }) => keepEmail(drafts, values.email ?? '')}
          />
          <RiskNotice />
          <EmailField validate={emailRule} isFirst />
          <BoundPasswordField
            name="password"
            label="Senha"
            autoComplete="current-password"
            validate={passwordRule}
          />
          <Forgot>
            <PanelLink to="recover">Esqueci minha senha</PanelLink>
          </Forgot>
          <FormMessage error={refusal} />
          <Button type="submit" size="l" wide loading={submitting}>
            Entrar
          </Button>
          {registration && (
            <PanelFoot>
              Ainda não tem conta? <PanelLink to="register">Criar uma conta</PanelLink>
            </PanelFoot>
          )}
        </>
      )}
    </PanelForm>
  );
}

const Forgot = styled.p`
  margin-block-start: -0.5rem;
  text-align: end;
`;
