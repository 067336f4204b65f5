import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { formatDate } from '../../../shared/time/formatTime.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PasswordField } from '../../../ui/field/PasswordField.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { type Closing, closeAccount } from '../closeAccount.ts';

interface ClosingReviewProps {
  title: string;
  /** What it means, in full sentences. */
  consequences: readonly string[];
  confirmLabel: string;
  /** Asks for the password, and hands it over. */
  withPassword: boolean;
  closingOf: (password: string) => Closing;
  onBack: () => void;
}

const readableMs = 8_000;

/** The last look before the account closes. It cannot be taken back, so nothing here is pressed by accident. */
export function ClosingReview(props: ClosingReviewProps) {
  const { title, consequences, confirmLabel, withPassword, closingOf, onBack } = props;
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    if (withPassword && !password) {
      setFault('Informe sua senha.');
      return;
    }
    setBusy(true);
    setFailure(null);
    const outcome = await dispatch(closeAccount(closingOf(password)));
    if (!outcome.ok) {
      setBusy(false);
      setFault(outcome.fields.password ?? null);
      if (!outcome.fields.password) setFailure(outcome.message);
      return;
    }
    const text = outcome.until
      ? `Sua conta está fechada até ${formatDate(outcome.until)}.`
      : 'Sua conta está fechada por tempo indeterminado.';
    dispatch(alertRaised({ kind: 'info', text, displayMs: readableMs }));
  };

  return (
    <Dialog open title={title} closeLabel="Fechar" size="s" busy={isBusy} onClose={onBack}>
      <Column
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isBusy) void confirm();
        }}
        noValidate
      >
        <ul>
          {consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {withPassword && (
          <PasswordField
            label="Senha"
            autoComplete="current-password"
            value={password}
            showLabel="Mostrar senha"
            hideLabel="Ocultar senha"
            error={fault ?? undefined}
            onChange={(event) => {
              setPassword(event.target.value);
              setFault(null);
            }}
          />
        )}
        <FormMessage error={failure ?? undefined} />
        <Button type="submit" wide variant="danger" loading={isBusy}>
          {confirmLabel}
        </Button>
        <Button wide variant="quiet" disabled={isBusy} onClick={onBack}>
          Voltar
        </Button>
      </Column>
    </Dialog>
  );
}

const Column = styled.form`
  display: grid;
  gap: ${token('space.s')};

  ul {
    display: grid;
    gap: ${token('space.2xs')};
    margin: 0;
    padding-inline-start: 1.25rem;
  }
`;
