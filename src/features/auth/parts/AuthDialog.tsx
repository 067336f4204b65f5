import { type ComponentType, useState } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { ModalImages } from '../../../shared/contract/images.ts';
import { assetAddress } from '../../../shared/paths/assetAddress.ts';
import { type AuthPanel, authModalClosed } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useCapabilities } from '../../settings/useCapabilities.ts';
import type { AuthDrafts } from '../authDrafts.ts';
import { useGetModalImagesQuery } from '../modalImagesApi.ts';
import { LoginForm } from './LoginForm.tsx';
import type { PanelProps } from './panelProps.ts';
import { RecoverForm } from './RecoverForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RegistrationClosed } from './RegistrationClosed.tsx';

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
  register: { title: 'Cadastrar', picture: 'register', form: RegisterForm },
  recover: { title: 'Recuperar senha', picture: 'password_recovery', form: RecoverForm },
};

/** One dialog, three panels. */
export function AuthDialog({ panel, drafts }: AuthDialogProps) {
  const dispatch = useAppDispatch();
  const { api } = useBrand();
  const { registration } = useCapabilities();
  const { data: pictures } = useGetModalImagesQuery();
  const [busy, setBusy] = useState(false);

  const { title, picture, form: PanelForm } = panels[panel];
  const image = assetAddress(pictures?.[picture], api.origin);
  const close = () => dispatch(authModalClosed());
  return (
    <Dialog
      open
      title={title}
      closeLabel="Fechar"
      busy={busy}
      onClose={close}
      {...(image ? { banner: <Picture src={image} alt="" /> } : {})}
    >
      {panel === 'register' && !registration ? (
        <RegistrationClosed />
      ) : (
        <PanelForm key={panel} drafts={drafts} onBusyChange={setBusy} onDone={close} />
      )}
    </Dialog>
  );
}

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 4;
  object-fit: cover;
`;
