import { useState } from 'react';
import { styled } from 'styled-components';
import type { AppThunk } from '../../../../shared/state/rootState.ts';
import { useAppDispatch, useAppStore } from '../../../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../../../shared/state/sessionSlice.ts';
import { readSessionToken } from '../../../../shared/storage/sessionCookies.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { tokenRenewalOf } from '../../../session/browserRenewal.ts';
import { checkIdentity, isIpBlocked } from '../../checkIdentity.ts';
import { vpnModalClosed } from '../../identitySlice.ts';

/** Asks the player to disable the VPN; a new token from an accepted IP address continues. */
export function VpnDialog() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [busy, setBusy] = useState(false);
  const [stillDetected, setStillDetected] = useState(false);

  const goOn = async () => {
    setBusy(true);
    setStillDetected(false);
    const refreshed = await dispatch(refreshAuthToken());
    if (!refreshed && selectIsAuthenticated(store.getState())) {
      setBusy(false);
      return;
    }
    const response = await dispatch(checkIdentity());
    setBusy(false);
    // Stays open when the new check reports the VPN again.
    if (isIpBlocked(response)) setStillDetected(true);
    else dispatch(vpnModalClosed());
  };

  return (
    <Dialog
      open
      title="VPN DETECTADA"
      closeLabel="Fechar"
      size="s"
      closeOnBackdrop
      busy={busy}
      onClose={() => dispatch(vpnModalClosed())}
    >
      <Text>
        Detectamos o uso de uma VPN na sua conexão. Desative a VPN e recarregue a página para continuar.
      </Text>
      <Still role="status">{stillDetected && 'A VPN continua ativa. Desative-a e tente de novo.'}</Still>
      {/* `disabled` would drop the keyboard focus. */}
      <Button
        size="l"
        wide
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) void goOn();
        }}
        data-autofocus
      >
        {busy ? 'Processando...' : 'Desativar VPN e continuar'}
      </Button>
    </Dialog>
  );
}

const Text = styled.p`
  color: ${token('color.text-muted')};
`;

const Still = styled.p`
  min-block-size: 2.75rem;
  padding-block: ${token('space.xs')};
  font-weight: 600;
`;

/** Renews the token for the current IP address; a failure does not end the session. */
function refreshAuthToken(): AppThunk<Promise<boolean>> {
  return async (_dispatch, _getState, services) => {
    const token = readSessionToken(services.brand.id);
    return token !== null && (await tokenRenewalOf(services).renew(token)) === 'renewed';
  };
}
