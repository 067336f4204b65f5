import { FORM_ERROR } from 'final-form';
import type { SecondFactor } from '../../../shared/contract/secondFactor.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormMessage } from '../../../ui/form-message/FormMessage.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoundPasswordField } from '../../forms/BoundField.tsx';
import { selectUser } from '../../session/meApi.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { isFilled } from './fieldRules.ts';
import { PanelForm } from './PanelForm.tsx';

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
    <PanelForm<{ password: string }> onSubmit={submit}>
      {({ submitting, refusal }) => (
        <>
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
          <FormMessage error={refusal} />
          <Button type="submit" size="l" wide loading={submitting}>
            Continuar
          </Button>
          <Button type="button" variant="quiet" wide disabled={submitting} onClick={onLeave}>
            Sair da conta
          </Button>
        </>
      )}
    </PanelForm>
  );
}
