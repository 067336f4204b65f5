import { useState } from 'react';
import { styled } from 'styled-components';
import type { SecondFactor } from '../../../../shared/contract/account/secondFactor.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormMessage } from '../../../../ui/form-message/FormMessage.tsx';
import { toFormErrors } from '../../../forms/toFormErrors.ts';
import { type MutationError, toUserMessage } from '../../../forms/toUserMessage.ts';
import { type CodeProof, type CodeSent, loginTexts } from '../../tokenRequest.ts';
import { PanelLead, TextButton } from '../formParts.ts';
import { PanelForm } from '../PanelForm.tsx';
import { BoundMaskedField } from '../register/RegisterFields.tsx';

// No data after a login.
interface LoginResult {
  data?: CodeSent | null;
  error?: MutationError;
}

interface SecondFactorStepProps {
  secondFactor: SecondFactor;
  onConfirm: (proof: CodeProof) => PromiseLike<LoginResult>;
  // Sends another code, with the outcome of a login.
  onResend: () => PromiseLike<LoginResult>;
  onBusyChange: (busy: boolean) => void;
  onDone: () => void;
  onBack: () => void;
}

interface CodeValues {
  code: string;
}

const codeDigits = 6;
const codeRule = (code: string | undefined) =>
  code?.length === codeDigits ? undefined : `O código tem ${codeDigits} dígitos.`;

const newCode = 'Enviamos um código novo.';

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
  const [resent, setResent] = useState<LoginResult | null>(null);
  const minutes = Math.max(1, Math.round((current.expires_in ?? 600) / 60));

  const submit = async ({ code }: CodeValues) => {
    setResent(null);
    onBusyChange(true);
    const { error } = await onConfirm({ secondFactor: current, code });
    onBusyChange(false);
    if (error) return toFormErrors(error, loginTexts);
    onDone();
    return undefined;
  };

  const resend = async () => {
    setResent(null);
    setResending(true);
    const outcome = await onResend();
    setResending(false);
    if (outcome.data === null) onDone();
    else setResent(outcome);
    if (outcome.data) setCurrent(outcome.data.secondFactor);
  };
  const resentFailed = resent?.error && toUserMessage(resent.error, loginTexts);

  return (
    <PanelForm<CodeValues> onSubmit={submit}>
      {({ submitting, refusal }) => (
        <>
          <PanelLead>
            Enviamos um código de {codeDigits} dígitos para{' '}
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
