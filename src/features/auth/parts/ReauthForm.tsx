import { FORM_ERROR } from 'final-form';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import type { SecondFactor } from '../../../shared/contract/secondFactor.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { selectUser } from '../../session/meApi.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { BoundPasswordField } from './BoundField.tsx';
import { isFilled } from './fieldRules.ts';
import { focusFirstFault } from './focusFirstFault.ts';
import { FormColumn } from './formParts.ts';
import { useFirstFocus } from './useFirstFocus.ts';

interface ReauthFormProps {
  onBusyChange: (busy: boolean) => void;
  onDone: () => void;
  /** The password was right, and the operator wants a code as well. */
  onCodeSent: (secondFactor: SecondFactor, password: string) => void;
  onLeave: () => void;
}

const passwordRule = isFilled('Informe sua senha.');

export function ReauthForm({ onBusyChange, onDone, onCodeSent, onLeave }: ReauthFormProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form);

  const submit = async ({ password }: { password: string }) => {
    onBusyChange(true);
    const outcome = await dispatch(reauthenticate({ password }));
    onBusyChange(false);
    if (outcome.ok) onDone();
    else if (outcome.secondFactor) onCodeSent(outcome.secondFactor, password);
    else return { [FORM_ERROR]: outcome.message };
    return undefined;
  };

  return (
    <Form<{ password: string }> onSubmit={submit}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <FormColumn
          ref={form}
          noValidate
          onSubmit={(event) => {
            void handleSubmit(event);
            focusFirstFault(form.current);
          }}
        >
          {/* For password managers, which look for the name beside the password. */}
          <VisuallyHidden>
            <input
              type="email"
              autoComplete="username"
              value={user?.email ?? ''}
              readOnly
              tabIndex={-1}
              aria-hidden="true"
            />
          </VisuallyHidden>
          <BoundPasswordField
            name="password"
            label="Senha"
            autoComplete="current-password"
            validate={passwordRule}
            data-autofocus
          />
          <FormMessage error={submitError && !dirtySinceLastSubmit ? submitError : undefined} />
          <Button type="submit" size="l" wide loading={submitting}>
            Continuar
          </Button>
          <Button type="button" variant="quiet" wide disabled={submitting} onClick={onLeave}>
            Sair da conta
          </Button>
        </FormColumn>
      )}
    </Form>
  );
}
