import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { styled } from 'styled-components';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { formatDate } from '../../../shared/time/formatTime.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { BoundPasswordField } from '../../forms/BoundField.tsx';
import { formErrorOf } from '../../forms/formError.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';
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

interface ReviewValues {
  password?: string;
}

const readableMs = 8_000;

const passwordFault = (value: string | undefined) => (value ? undefined : 'Informe sua senha.');

/** The last look before the account closes. It cannot be taken back, so nothing here is pressed by accident. */
export function ClosingReview(props: ClosingReviewProps) {
  const { title, consequences, confirmLabel, withPassword, closingOf, onBack } = props;
  const dispatch = useAppDispatch();
  const timeZone = useTimeZone();

  const confirm = async ({ password = '' }: ReviewValues) => {
    const outcome = await dispatch(closeAccount(closingOf(password)));
    if (!outcome.ok) {
      const { password: fault } = outcome.fields;
      return fault ? { password: fault } : { [FORM_ERROR]: outcome.message };
    }
    const text = outcome.until
      ? `Sua conta está fechada até ${formatDate(outcome.until, timeZone)}.`
      : 'Sua conta está fechada por tempo indeterminado.';
    dispatch(alertRaised({ kind: 'info', text, displayMs: readableMs }));
    return undefined;
  };

  return (
    <Form<ReviewValues> onSubmit={confirm}>
      {({ handleSubmit, submitting, submitSucceeded, ...outcome }) => {
        // Once it is closed the page goes away with the session.
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
                  validate={passwordFault}
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
