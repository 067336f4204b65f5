import { Form } from 'react-final-form';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { formatDate } from '../../../shared/time/formatTime.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { BoundPasswordField } from '../../forms/BoundField.tsx';
import { formErrorOf } from '../../forms/formError.ts';
import { toFormErrors } from '../../forms/toFormErrors.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { type Closing, useCloseAccountMutation } from '../closeAccount.ts';

interface ClosingReviewProps {
  title: string;
  // Full sentences.
  consequences: readonly string[];
  confirmLabel: string;
  withPassword: boolean;
  closingOf: (password: string) => Closing;
  onBack: () => void;
}

interface ReviewValues {
  password?: string;
}

const errorTexts = {
  unreachable: 'Não sabemos se o pedido chegou. Confira sua conexão e confirme de novo.',
  alone: 'password',
};

const readableMs = 8_000;

const passwordError = (value: string | undefined) => (value ? undefined : 'Informe sua senha.');

/** Asks for a final confirmation, because closing an account cannot be undone. */
export function ClosingReview(props: ClosingReviewProps) {
  const { title, consequences, confirmLabel, withPassword, closingOf, onBack } = props;
  const dispatch = useAppDispatch();
  const [closeAccount] = useCloseAccountMutation();
  const timeZone = useTimeZone();
  const { jurisdiction } = useBrand();
  const navigate = useNavigate();

  const confirm = async ({ password = '' }: ReviewValues) => {
    const { data, error } = await closeAccount(closingOf(password));
    if (error) return toFormErrors(error, errorTexts);
    const text = data.until
      ? `Sua conta está fechada até ${formatDate(data.until, timeZone)}.`
      : 'Sua conta está fechada por tempo indeterminado.';
    dispatch(alertRaised({ kind: 'info', text, displayMs: readableMs }));
    if (jurisdiction === 'br') void navigate('/user/withdraw');
    return undefined;
  };

  return (
    <Form<ReviewValues> onSubmit={confirm}>
      {({ handleSubmit, submitting, submitSucceeded, ...outcome }) => {
        // The page disappears.
        const isBusy = submitting || submitSucceeded;
        return (
          <Dialog open title={title} closeLabel="Fechar" size="s" busy={isBusy} onClose={onBack}>
            <Column onSubmit={(event) => void handleSubmit(event)} noValidate>
              <ul>
                {consequences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              {withPassword && (
                <BoundPasswordField
                  name="password"
                  label="Senha"
                  autoComplete="current-password"
                  validate={passwordError}
                />
              )}
              <FormMessage error={formErrorOf(outcome)} />
              <Button type="submit" wide variant="danger" loading={isBusy}>
                {confirmLabel}
              </Button>
              <Button wide variant="quiet" disabled={isBusy} onClick={onBack}>
                Voltar
              </Button>
            </Column>
          </Dialog>
        );
      }}
    </Form>
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
