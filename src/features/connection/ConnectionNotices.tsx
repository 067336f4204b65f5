import { styled } from 'styled-components';
import { useAppStore } from '../../shared/state/rootState.ts';
import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../ui/bottom-bar/bottomBarHeight.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { onPhone } from '../../ui/layout/screens.ts';
import { TopLayer } from '../../ui/top-layer/TopLayer.tsx';
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
      <Layer>
        <Bar role="alert">
          <Icon name="warning" size={24} />
          <p>
            <strong>Parece que você perdeu sua conexão com a internet!</strong>{' '}
            <span>Conecte-se para continuar navegando.</span>
          </p>
        </Bar>
      </Layer>
    );
  }
  if (!isHeld) return <RealtimeNotice />;
  return (
    <Layer>
      <Bar role="status">
        <Icon name="info" size={24} />
        <p>
          <strong>Sua conexão voltou.</strong>{' '}
          <span>A página recarrega quando você enviar ou limpar a senha que digitou.</span>
        </p>
        <Button size="s" variant="secondary" onClick={() => reloadNow(store)}>
          Recarregar agora
        </Button>
      </Bar>
    </Layer>
  );
}

/** At the foot, so that the way on in header and bottom bar stays free: pages that have been visited still open. */
const Layer = styled(TopLayer)`
  inset: auto 0 0;

  ${onPhone} {
    inset-block-end: ${bottomBarHeight};
  }
`;

const Bar = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${token('space.s')};
  min-inline-size: 0;
  padding: ${token('space.s')} ${token('space.m')};
  background: ${token('color.warning')};
  color: ${token('color.on-warning')};
  box-shadow: ${token('shadow.overlay')};
  line-height: 1.35;
  pointer-events: auto;

  > svg {
    flex: none;
  }
`;
