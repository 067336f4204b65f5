import { useEffect, useState } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';
import { idleClockOf } from '../session/idleClock.ts';

const loadDialog = () => import('./parts/ReauthDialog.tsx').then((part) => part.ReauthDialog);

/** Timers stand still in sleep, and another tab may lock or unlock this one. */
const lookEveryMs = 5_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];
const momentsToLook = ['focus', 'pageshow', 'online'];

/** Brazilian law: after thirty idle minutes the password is asked for again, over the page as it stands. */
export function IdleLock() {
  return useAppSelector(selectIsAuthenticated) ? <PlayersLock /> : null;
}

function PlayersLock() {
  const { id } = useBrand();
  const [locked, setLocked] = useState(false);
  // Fetched ahead: a lock must not depend on the network.
  const Dialog = useOptionalPart(loadDialog, true);

  useEffect(() => {
    const clock = idleClockOf(id);
    const left = new AbortController();
    const { signal } = left;
    const look = () => setLocked(clock.isLocked());
    const note = () => {
      clock.noteActivity();
      look();
    };
    look();
    for (const sign of signsOfLife) {
      window.addEventListener(sign, note, { capture: true, passive: true, signal });
    }
    for (const moment of momentsToLook) window.addEventListener(moment, look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    const timer = setInterval(look, lookEveryMs);
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [id]);

  const unlock = () => {
    idleClockOf(id).unlock();
    setLocked(false);
  };
  return locked && Dialog ? <Dialog onDone={unlock} /> : null;
}
