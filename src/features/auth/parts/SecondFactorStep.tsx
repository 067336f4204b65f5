import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SecondFactor } from '../../../shared/contract/secondFactor.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import type { LoginOutcome } from '../logIn.ts';
import { PanelLead, TextButton } from './formParts.ts';
import { PanelForm } from './PanelForm.tsx';
import { BoundMaskedField } from './RegisterFields.tsx';

interface SecondFactorStepProps {
  secondFactor: SecondFactor;
  onConfirm: (secondFactor: SecondFactor, code: string) => Promise<LoginOutcome>;
  /** Sends another code; what comes back is as of a login. */
  onResend: () => Promise<LoginOutcome>;
  onBusyChange: (busy: boolean) => void;
  onDone: () => void;
  onBack: () => void;
}

interface CodeValues {
  code: string;
}

const codeDigits = 6;
const codeRule = (code: string | undefined) =>
  code?.length === codeDigits ? undefined : `O código tem ${codeDigits} números.`;

const newCode = 'Enviamos um código novo.';

/** The code that a login asked for after the password. */
export function SecondFactorStep({
  secondFactor,
  onConfirm,
  onResend,
  onBusyChange,
  onDone,
  onBack,
}: SecondFactorStepProps) {
  const [current, setCurrent] = useState(secondFactor);
  const [resending, setResending] = useState(false);
  const [resent, setResent] = useState<LoginOutcome | null>(null);
  const minutes = Math.max(1, Math.round((current.expires_in ?? 600) / 60));

  const submit = async ({ code }: CodeValues) => {
    setResent(null);
    onBusyChange(true);
    const outcome = await onConfirm(current, code);
    onBusyChange(false);
    if (!outcome.ok) return { [FORM_ERROR]: outcome.message };
    onDone();
    return undefined;
  };

  const resend = async () => {
    setResent(null);
    setResending(true);
    const outcome = await onResend();
    setResending(false);
    if (outcome.ok) onDone();
    else setResent(outcome);
    if (!outcome.ok && outcome.secondFactor) setCurrent(outcome.secondFactor);
  };
  const resentFailed = resent && !resent.ok && !resent.secondFactor ? resent.message : undefined;

  return (
    <PanelForm<CodeValues> onSubmit={submit}>
      {({ submitting, refusal }) => (
        <>
          <PanelLead>
            Enviamos um código de {codeDigits} números para{' '}
            <strong>{current.sent_to ?? 'o seu e-mail'}</strong>. Ele vale por {minutes} minutos. Depois, não
            pediremos de novo neste aparelho por 7 dias.
          </PanelLead>
          <BoundMaskedField
            name="code"
            label="Código"
            mask="######"
            autoComplete="one-time-code"
            validate={codeRule}
            data-autofocus
          />
          <FormMessage
            error={resentFailed ?? (resent ? undefined : refusal)}
            success={resent && !resentFailed ? newCode : undefined}
          />
          <Button type="submit" size="l" wide loading={submitting}>
            Confirmar
          </Button>
          <Ways>
            <TextButton type="button" disabled={resending || submitting} onClick={() => void resend()}>
              {resending ? 'Enviando…' : 'Enviar outro código'}
            </TextButton>
            <TextButton type="button" disabled={submitting} onClick={onBack}>
              Voltar
            </TextButton>
          </Ways>
        </>
      )}
    </PanelForm>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${token('space.m')};
  margin-block-start: ${token('space.m')};
`;
