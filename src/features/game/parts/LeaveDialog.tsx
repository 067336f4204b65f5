import { useBlocker } from 'react-router';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';

/** Whoever leaves in the middle of a round is asked first. The round itself is the operator's: it is settled anyway. */
export function LeaveDialog({ busy }: { busy: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return busy && currentLocation.pathname !== nextLocation.pathname;
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      size="s"
      title="A rodada ainda não terminou"
      closeLabel="Fechar"
      onClose={blocker.reset}
      footer={
        <Cluster $justify="end">
          <Button variant="quiet" onClick={blocker.proceed}>
            Sair mesmo assim
          </Button>
          <Button data-autofocus onClick={blocker.reset}>
            Continuar jogando
          </Button>
        </Cluster>
      }
    >
      <p>Se você sair agora, o resultado vale do mesmo jeito e aparece no seu extrato.</p>
    </Dialog>
  );
}
