import { useState } from 'react';
import type { SecondFactor } from '../../../../shared/contract/account/secondFactor.ts';
import { useAppDispatch } from '../../../../shared/state/rootState.ts';
import { logoutRequested } from '../../../../shared/state/sessionSlice.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { useReauthenticateMutation } from '../../reauthenticate.ts';
import { PanelLead } from '../formParts.ts';
import { ReauthForm } from './ReauthForm.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

interface CodeStep {
  secondFactor: SecondFactor;
  password: string;
}

// Only a login or a logout closes it.
export function ReauthDialog({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch();
  const [reauthenticate] = useReauthenticateMutation();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<CodeStep | null>(null);

  return (
    <Dialog open title="Confirme que é você" size="s" busy={busy} onClose={() => {}}>
      {step ? (
        <SecondFactorStep
          secondFactor={step.secondFactor}
          onConfirm={reauthenticate}
          onResend={() => reauthenticate({ password: step.password })}
          onBusyChange={setBusy}
          onDone={onDone}
          onBack={() => setStep(null)}
        />
      ) : (
        <>
          <PanelLead>
            Você ficou 30 minutos sem atividade. Digite sua senha para continuar de onde parou: nada se
            perdeu.
          </PanelLead>
          <ReauthForm
            onBusyChange={setBusy}
            onDone={onDone}
            onCodeSent={(secondFactor, password) => setStep({ secondFactor, password })}
            onLeave={() => dispatch(logoutRequested())}
          />
        </>
      )}
    </Dialog>
  );
}
