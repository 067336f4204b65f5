import { useAppStore } from '../../shared/state/rootState.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FootNotice } from './parts/FootNotice.tsx';
import { RealtimeNotice } from './parts/RealtimeNotice.tsx';
import { reloadNow } from './returnOnline.ts';
import { useOnline } from './useOnline.ts';
import { useReturn } from './useReturn.ts';

/** What the player should know of the network: that it is gone, that it is back, that live updates are missing. */
export function ConnectionNotices() {
  const isOnline = useOnline();
  const isHeld = useReturn();
  const store = useAppStore();
  if (!isOnline) {
    return (
      <FootNotice role="alert" icon="warning">
        <p>
          <strong>Parece que você perdeu sua conexão com a internet!</strong>{' '}
          <span>Conecte-se para continuar navegando.</span>
        </p>
      </FootNotice>
    );
  }
  if (!isHeld) return <RealtimeNotice />;
  return (
    <FootNotice role="status" icon="info">
      <p>
        <strong>Sua conexão voltou.</strong>{' '}
        <span>A página recarrega quando você enviar ou limpar a senha que digitou.</span>
      </p>
      <Button size="s" variant="secondary" onClick={() => reloadNow(store)}>
        Recarregar agora
      </Button>
    </FootNotice>
  );
}
