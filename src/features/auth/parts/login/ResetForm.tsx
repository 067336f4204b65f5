import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import { FormMessage } from '../../../../ui/form-message/FormMessage.tsx';
import { LoadFailure } from '../../../../ui/load-failure/LoadFailure.tsx';
import { FieldsSkeleton } from '../../../../ui/skeleton/FieldsSkeleton.tsx';
import { BoundPasswordField } from '../../../forms/BoundField.tsx';
import { toFormErrors } from '../../../forms/toFormErrors.ts';
import {
  deadLinkMessage,
  type ResetValues,
  resetTexts,
  useReadRecoveryLinkMutation,
  useResetPasswordMutation,
} from '../../recoveryLink.ts';
import { isGoodPassword, passwordHint } from '../fieldRules.ts';
import { PanelLead } from '../formParts.ts';
import { PanelForm } from '../PanelForm.tsx';
import { PanelDone } from './PanelDone.tsx';

interface ResetFormProps {
  /** The token of the mail's link. */
  token: string;
  onBusyChange: (busy: boolean) => void;
  /** The link is used up. */
  onDone: () => void;
  /** The link turned out to be worth nothing. */
  onDead: (message: string) => void;
}

const passwordSet = 'Senha criada. Entre com a senha nova.';

function confirmationError(value: string | undefined, values: object): string | undefined {
  const wanted = 'password' in values ? values.password : undefined;
  return value === wanted ? undefined : 'As senhas não são iguais.';
}

/** Sets a new password with the link of a recovery mail. A login follows, because the link itself is no session. */
export function ResetForm({ token, onBusyChange, onDone, onDead }: ResetFormProps) {
  const [readLink, { data: link, error: linkError }] = useReadRecoveryLinkMutation();
  const [resetPassword] = useResetPasswordMutation();
  const [success, setSuccess] = useState<string | null>(null);

  const read = useCallback(async () => {
    const { error } = await readLink(token);
    const message = deadLinkMessage(error);
    if (message !== null) onDead(message);
  }, [token, readLink, onDead]);
  useEffect(() => void read(), [read]);

  if (linkError && deadLinkMessage(linkError) === null) {
    return (
      <LoadFailure
        text="Não foi possível conferir o link."
        retryLabel="Tentar de novo"
        retrying={false}
        onRetry={() => void read()}
      />
    );
  }
  if (!link) return <FieldsSkeleton count={2} status="Conferindo o link" />;
  if (success) {
    return <PanelDone icon="check" title="Tudo certo" text={success} action="Entrar na minha conta" />;
  }

  const submit = async (values: ResetValues) => {
    onBusyChange(true);
    const { data, error } = await resetPassword({ token, values });
    onBusyChange(false);
    const deadMessage = deadLinkMessage(error);
    if (deadMessage !== null) onDead(deadMessage);
    else if (error) return toFormErrors(error, resetTexts);
    else {
      setSuccess(data.message ?? passwordSet);
      onDone();
    }
    return undefined;
  };
  const { purpose, account } = link;
  return (
    <PanelForm<ResetValues> onSubmit={submit}>
      {({ submitting, refusal }) => (
        <>
          <PanelLead>
            {purpose === 'email' ? 'Desfaça a troca de e-mail' : 'Crie uma senha nova'}
            {account !== undefined && (
              <>
                {purpose === 'email' ? ': a conta volta a usar ' : ' para a conta '}
                <strong>{account}</strong>
              </>
            )}
            {purpose === 'email' && '. Crie também uma senha nova, que só você conheça'}. Todos os acessos
            abertos serão encerrados.
          </PanelLead>
          <BoundPasswordField
            name="password"
            label="Nova senha"
            autoComplete="new-password"
            hint={passwordHint}
            validate={isGoodPassword}
            data-autofocus
          />
          <BoundPasswordField
            name="password_confirmation"
            label="Confirmar nova senha"
            autoComplete="new-password"
            validate={confirmationError}
          />
          <FormMessage error={refusal} />
          <Button type="submit" size="l" wide loading={submitting}>
            {purpose === 'email' ? 'Desfazer a troca e salvar a senha' : 'Salvar senha nova'}
          </Button>
        </>
      )}
    </PanelForm>
  );
}
