import { useState } from 'react';
import { FormSpy } from 'react-final-form';
import { styled } from 'styled-components';
import type { SecondFactor } from '../../../../shared/contract/account/secondFactor.ts';
import { isRefusal } from '../../../../shared/money/sendIdempotent.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormMessage } from '../../../../ui/form-message/FormMessage.tsx';
import { BoundPasswordField } from '../../../forms/BoundField.tsx';
import { toFormErrors } from '../../../forms/toFormErrors.ts';
import { useCapabilities } from '../../../settings/capabilities.ts';
import { dropDrafts, keepEmail, type PanelProps } from '../../authDrafts.ts';
import { useLogInMutation } from '../../logIn.ts';
import { loginTexts } from '../../tokenRequest.ts';
import { isFilled } from '../fieldRules.ts';
import { PanelFoot } from '../formParts.ts';
import { PanelForm } from '../PanelForm.tsx';
import { PanelLink } from '../PanelLink.tsx';
import { EmailField } from '../register/EmailField.tsx';
import { RiskNotice } from '../register/RiskNotice.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

interface LoginValues {
  email: string;
  password: string;
}

// The password was accepted and a code was sent.
interface CodeStep {
  secondFactor: SecondFactor;
  credentials: LoginValues;
}

const emailRule = isFilled('Informe seu e-mail.');
const passwordRule = isFilled('Informe sua senha.');

export function LoginForm({ drafts, onBusyChange, onDone }: PanelProps) {
  const [logIn] = useLogInMutation();
  // A stable object, because a new one resets the form.
  const [initialValues] = useState(() => ({ email: drafts.email }));
  const { registration } = useCapabilities();

  const [step, setStep] = useState<CodeStep | null>(null);
  const finish = () => {
    dropDrafts(drafts);
    onDone();
  };

  const submit = async (credentials: LoginValues) => {
    onBusyChange(true);
    const { data, error } = await logIn(credentials);
    onBusyChange(false);
    // At its field, where a refusal moves nothing.
    if (isRefusal(error)) return toFormErrors(error, { ...loginTexts, formField: 'password' });
    if (error) return toFormErrors(error, loginTexts);
    if (data) setStep({ secondFactor: data.secondFactor, credentials });
    else finish();
    return undefined;
  };

  if (step) {
    return (
      <SecondFactorStep
        secondFactor={step.secondFactor}
        onConfirm={logIn}
        onResend={() => logIn(step.credentials)}
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
          <RiskNotice picture="login" />
        </>
      )}
    </PanelForm>
  );
}

const Forgot = styled.p`
  padding-block-end: ${token('space.xs')};
  margin-block-start: -0.5rem;
  text-align: end;
`;
