import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';

/** Asks before leaving during a round, which the operator settles anyway. */
export function LeaveDialog({ busy }: { busy: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return busy && currentLocation.pathname !== nextLocation.pathname;
  });
  // Closing the tab shows the browser's own dialog.
  useBeforeUnload(useCallback((event) => busy && event.preventDefault(), [busy]));
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      size="s"
      title={busy ? 'A rodada ainda não terminou' : 'A rodada terminou'}
      closeLabel="Fechar"
      onClose={blocker.reset}
      footer={
        <Cluster $justify="end">
          <Button variant="quiet" onClick={blocker.proceed}>
            {busy ? 'Sair mesmo assim' : 'Sair'}
          </Button>
          <Button data-autofocus onClick={blocker.reset}>
            Continuar jogando
          </Button>
        </Cluster>
      }
    >
      <p>
        {busy
          ? 'Se você sair agora, o resultado vale do mesmo jeito e aparece no seu extrato.'
          : 'O resultado está no seu extrato. Você já pode sair.'}
      </p>
    </Dialog>
  );
}
