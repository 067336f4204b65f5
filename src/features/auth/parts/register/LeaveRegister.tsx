import { styled } from 'styled-components';
import { token } from '../../../../shared/tokens/token.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { useModalPicture } from '../useModalPicture.tsx';

interface LeaveRegisterProps {
  onStay: () => void;
  onLeave: () => void;
}

// Over the panel, which keeps its input, the password included.
export function LeaveRegister({ onStay, onLeave }: LeaveRegisterProps) {
  return (
    <Dialog
      open
      size="s"
      title="Sair do cadastro?"
      closeLabel="Continuar cadastro"
      onClose={onStay}
      {...useModalPicture('register_cancel')}
    >
      <p>O que você preencheu fica guardado nesta aba, menos a senha. Você pode continuar quando quiser.</p>
      <Choices>
        <Button wide onClick={onStay} data-autofocus>
          Continuar cadastro
        </Button>
        <Button wide variant="quiet" onClick={onLeave}>
          Sair
        </Button>
      </Choices>
    </Dialog>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  margin-block-start: ${token('space.l')};
`;
