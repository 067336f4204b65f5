import { type ComponentType, useState } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { ModalImages } from '../../../shared/contract/content/images.ts';
import { type AuthPanel, authModalClosed } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../../shared/state/sessionSlice.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { type AuthDrafts, isBegun, type PanelProps } from '../authDrafts.ts';
import { LoginForm } from './login/LoginForm.tsx';
import { RecoverForm } from './login/RecoverForm.tsx';
import { LeaveRegister } from './register/LeaveRegister.tsx';
import { RegisterPanel } from './register/RegisterPanel.tsx';
import { useModalPicture } from './useModalPicture.tsx';

export interface AuthDialogProps {
  panel: AuthPanel;
  drafts: AuthDrafts;
}

interface Panel {
  title: string;
  picture: keyof ModalImages;
  form: ComponentType<PanelProps>;
}

const panels: Record<AuthPanel, Panel> = {
  login: { title: 'Entrar', picture: 'login', form: LoginForm },
  register: { title: 'Cadastrar', picture: 'register', form: RegisterPanel },
  recover: { title: 'Recuperar senha', picture: 'password_recovery', form: RecoverForm },
};

// Asks before closing a started registration.
export function AuthDialog({ panel, drafts }: AuthDialogProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  // A press during the check of a stored token waits for the answer; the panel's own login is busy.
  const isChecking = useAppSelector(selectSessionStatus) === 'unknown' && !busy;

  const { title, picture, form: PanelForm } = panels[panel];
  const { voice } = useBrand();
  const { banner } = useModalPicture(picture, panel === 'register' ? voice.heroText : undefined);
  const close = () => dispatch(authModalClosed());
  const askToClose = () => {
    if (panel === 'register' && isBegun(drafts)) setIsLeaving(true);
    else close();
  };
  if (isChecking) return null;
  return (
    <>
      <Dialog open title={title} closeLabel="Fechar" busy={busy} onClose={askToClose}>
        <PanelForm key={panel} drafts={drafts} onBusyChange={setBusy} onDone={close} />
        {/* Nothing is above the first field but the title. */}
        {banner && <Last>{banner}</Last>}
      </Dialog>
      {isLeaving && panel === 'register' && (
        <LeaveRegister onStay={() => setIsLeaving(false)} onLeave={close} />
      )}
    </>
  );
}

const Last = styled.div`
  overflow: hidden;
  margin-block-start: ${token('space.m')};
  border-radius: ${token('radius.card')};
`;
