import type { SecondFactor } from '../../../shared/contract/secondFactor.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
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

/** Whatever is refused stands below the one field, which has the focus again. */
export function ReauthForm({ onBusyChange, onDone, onCodeSent, onLeave }: ReauthFormProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);

  const submit = async ({ password }: { password: string }) => {
    onBusyChange(true);
    const outcome = await dispatch(reauthenticate({ password }));
    onBusyChange(false);
    if (outcome.ok) onDone();
    else if (outcome.secondFactor) onCodeSent(outcome.secondFactor, password);
    else return { password: outcome.message };
    return undefined;
  };

  return (
    <PanelForm<{ password: string }> onSubmit={submit}>
      {({ submitting }) => (
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
            reserveMessage="long"
            data-autofocus
          />
          <Stack $gap="xs">
            <Button type="submit" size="l" wide loading={submitting}>
              Continuar
            </Button>
            <Button type="button" variant="quiet" wide disabled={submitting} onClick={onLeave}>
              Sair da conta
            </Button>
          </Stack>
        </>
      )}
    </PanelForm>
  );
}
