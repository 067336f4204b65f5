import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { verificationRequested } from '../../../shared/state/visitSlice.ts';
import { walletDialogClosed } from '../../../shared/state/walletDialogSlice.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';

/** Asks for verification, because licensed brands accept money only from verified players. */
export function VerifyFirst() {
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      icon={<Icon name="shield" />}
      title="Confirme sua identidade"
      text="Antes do primeiro depósito, a lei pede a verificação do seu documento e do seu rosto. Leva poucos minutos."
      action={
        <Button
          onClick={() => {
            dispatch(walletDialogClosed());
            dispatch(verificationRequested());
          }}
        >
          Verificar agora
        </Button>
      }
    />
  );
}
