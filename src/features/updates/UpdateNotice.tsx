import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useAppStore } from '../../shared/state/rootState.ts';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';
import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../ui/bottom-bar/bottomBarHeight.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { onPhone, underBar } from '../../ui/layout/screens.ts';
import { isUpdateThere, updateIfHarmless, updateNow, watchUpdate } from './updates.ts';

/** Announces a newer build; otherwise it loads at the next navigation. */
export function UpdateNotice() {
  const isThere = useSyncExternalStore(watchUpdate, isUpdateThere, () => false);
  const [isPutAway, setPutAway] = useState(false);
  const { pathname } = useLocation();
  const store = useAppStore();

  // A navigation is a pause.
  useEffectFor(
    pathname,
    useCallback(() => updateIfHarmless(store), [store]),
  );

  if (!isThere || isPutAway) return null;
  return (
    <Card role="status">
      <Icon name="info" size={22} />
      <p>
        <strong>Há uma versão nova do site.</strong> <span>Ela será aberta quando você fizer uma pausa.</span>
      </p>
      <Button size="s" onClick={() => updateNow(store)}>
        Atualizar agora
      </Button>
      <IconButton
        size="s"
        aria-label="Fechar aviso"
        icon={<Icon name="close" size={18} />}
        onClick={() => setPutAway(true)}
      />
    </Card>
  );
}

const Card = styled.div`
  position: fixed;
  z-index: 85;
  inset-inline: ${token('space.m')};
  /* Above the realtime notice. */
  inset-block-end: calc(${token('space.m')} + 3.5rem);
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  inline-size: fit-content;
  max-inline-size: min(40rem, 100vw - 2 * ${token('space.m')});
  margin-inline: auto;
  padding: ${token('space.s')} ${token('space.m')};
  border: 1px solid ${token('color.control-border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.overlay')};
  font-size: 0.9375rem;
  line-height: 1.35;

  > :not(p) {
    flex: none;
  }

  p > span {
    color: ${token('color.text-muted')};
  }

  ${underBar} {
    inset-block-end: calc(${bottomBarHeight} + 5.5rem);
  }

  ${onPhone} {
    flex-wrap: wrap;

    > p {
      flex: 1 1 60%;
    }
  }
`;
