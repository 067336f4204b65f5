import type { SecondFactor } from '../../../../shared/contract/account/secondFactor.ts';
import { useAppSelector } from '../../../../shared/state/rootState.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BoundPasswordField } from '../../../forms/BoundField.tsx';
import { toFormErrors } from '../../../forms/toFormErrors.ts';
import { selectUser } from '../../../session/me.ts';
import { useReauthenticateMutation } from '../../reauthenticate.ts';
import { loginTexts } from '../../tokenRequest.ts';
import { isFilled } from '../fieldRules.ts';
import { PanelForm } from '../PanelForm.tsx';

interface ReauthFormProps {
  onBusyChange: (busy: boolean) => void;
  onDone: () => void;
  // The password was accepted and the operator requires a code.
  onCodeSent: (secondFactor: SecondFactor, password: string) => void;
  onLeave: () => void;
}

const passwordRule = isFilled('Informe sua senha.');

// The one field shows every refusal and keeps the focus.
export function ReauthForm({ onBusyChange, onDone, onCodeSent, onLeave }: ReauthFormProps) {
  const [reauthenticate] = useReauthenticateMutation();
  const user = useAppSelector(selectUser);

  const submit = async ({ password }: { password: string }) => {
    onBusyChange(true);
    const { data, error } = await reauthenticate({ password });
    onBusyChange(false);
    if (error) return toFormErrors(error, { ...loginTexts, formField: 'password' });
    if (data) onCodeSent(data.secondFactor, password);
    else onDone();
    return undefined;
  };

  return (
    <PanelForm<{ password: string }> onSubmit={submit}>
      {({ submitting }) => (
        <>
          {/* Password managers look for a user name next to the password. */}
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
