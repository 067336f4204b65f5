import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type ConnectionState, selectRealtimeConnection } from '../../../shared/realtime/realtimeSlice.ts';
import { useAppSelector } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import type { TokenName } from '../../../shared/tokens/tokenNames.ts';
import { bottomBarHeight } from '../../../ui/bottom-bar/bottomBarHeight.ts';
import { underBar } from '../../../ui/layout/screens.ts';

// Shorter interruptions are not shown.
const patienceMs = 3_000;
// Display time of the recovery message.
const relievedMs = 3_000;

interface Message {
  text: string;
  light: TokenName;
}

const back: Message = { text: 'Atualizações ao vivo restabelecidas.', light: 'color.success' };
const missing: Message = {
  text: 'Sem atualizações ao vivo. O saldo é conferido a cada 30 segundos.',
  light: 'color.danger',
};
// Intended or working states show no message.
const messages: Record<ConnectionState, Message | null> = {
  initialized: null,
  connecting: { text: 'Conectando as atualizações ao vivo…', light: 'color.warning' },
  connected: null,
  unavailable: missing,
  failed: missing,
  disconnected: null,
};

/** Shows the realtime connection state while live updates are missing. */
export function RealtimeNotice() {
  const connection = useAppSelector(selectRealtimeConnection);
  const [shown, setShown] = useState<Message | null>(null);
  const isMissed = messages[connection] !== null;

  useEffect(() => {
    if (isMissed && !shown) {
      const timer = setTimeout(() => setShown(messages[connection]), patienceMs);
      return () => clearTimeout(timer);
    }
    if (isMissed) setShown(messages[connection]);
    else if (shown && shown !== back) setShown(connection === 'connected' ? back : null);
    return undefined;
  }, [connection, isMissed, shown]);

  useEffect(() => {
    if (shown !== back) return undefined;
    const timer = setTimeout(() => setShown(null), relievedMs);
    return () => clearTimeout(timer);
  }, [shown]);

  if (!shown) return null;
  return (
    <Pill role="status">
      <Light $colour={shown.light} aria-hidden="true" />
      {shown.text}
    </Pill>
  );
}

const Pill = styled.p`
  position: fixed;
  z-index: 80;
  inset-inline-start: ${token('space.m')};
  inset-block-end: ${token('space.m')};
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  max-inline-size: calc(100vw - 2 * ${token('space.m')});
  padding: ${token('space.xs')} ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.overlay')};
  font-size: 0.8125rem;
  line-height: 1.3;

  ${underBar} {
    inset-block-end: calc(${bottomBarHeight} + ${token('space.l')});
  }
`;

const Light = styled.span<{ $colour: TokenName }>`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border-radius: 50%;
  background: ${({ $colour }) => token($colour)};
`;
