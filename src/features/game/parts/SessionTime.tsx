import { useEffect, useState } from 'react';
import { playedTime } from '../../../shared/time/playedTime.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { Figure } from './Figure.tsx';

const everyMs = 10_000;

/** Shows how long this game has been open. */
export function SessionTime() {
  const [startedMs] = useState(Date.now);
  const [nowMs, setNowMs] = useState(startedMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Figure title="Tempo nesta sessão de jogo">
      <Icon name="clock" size={16} />
      <VisuallyHidden>Tempo de jogo: </VisuallyHidden>
      {playedTime(nowMs - startedMs)}
    </Figure>
  );
}
