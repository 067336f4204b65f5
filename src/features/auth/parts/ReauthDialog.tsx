import { useState } from 'react';
import type { SecondFactor } from '../../../shared/contract/secondFactor.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { logoutRequested } from '../../../shared/state/sessionSlice.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { reauthenticate } from '../reauthenticate.ts';
import { PanelLead } from './formParts.ts';
import { ReauthForm } from './ReauthForm.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

interface CodeStep {
  secondFactor: SecondFactor;
  password: string;
}

/** Lies over the page, which stays as it is below. There is no way around it but to leave. */
export function ReauthDialog({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<CodeStep | null>(null);

  return (
    <Dialog open title="Confirme que é você" size="s" busy={busy} onClose={() => {}}>
      {step ? (
        <SecondFactorStep
          secondFactor={step.secondFactor}
          onConfirm={(secondFactor, code) => dispatch(reauthenticate({ secondFactor, code }))}
          onResend={() => dispatch(reauthenticate({ password: step.password }))}
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
