import { useEffect, useState } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { idleClockOf } from '../session/idleClock.ts';
import { refusalEnded, selectRefusal } from '../verification/identitySlice.ts';

const loadDialog = () => import('./parts/login/ReauthDialog.tsx').then((part) => part.ReauthDialog);

// Timers stop during sleep, and another tab may lock or unlock.
const checkEveryMs = 5_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];
const checkEvents = ['focus', 'pageshow', 'online'];

/** Asks for the password over the page after thirty idle minutes (Portaria SPA/MF 722/2024). */
export function IdleLock() {
  return useAppSelector(selectIsAuthenticated) ? <PlayersLock /> : null;
}

function PlayersLock() {
  const { id } = useBrand();
  const dispatch = useAppDispatch();
  const refusal = useAppSelector(selectRefusal);
  const [locked, setLocked] = useState(false);
  // Preloaded: a lock must not depend on the network.
  const Dialog = useLazyComponent(loadDialog, true);

  useEffect(() => {
    const clock = idleClockOf(id);
    const left = new AbortController();
    const { signal } = left;
    const check = () => setLocked(clock.isLocked());
    const note = () => {
      clock.noteActivity();
      check();
    };
    check();
    for (const sign of signsOfLife) {
      window.addEventListener(sign, note, { capture: true, passive: true, signal });
    }
    for (const moment of checkEvents) window.addEventListener(moment, check, { signal });
    document.addEventListener('visibilitychange', check, { signal });
    const timer = setInterval(check, checkEveryMs);
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [id]);

  useEffect(() => {
    if (refusal !== 'reauth') return;
    idleClockOf(id).lock();
    setLocked(true);
    // Another tab may unlock: a refusal that stays would hide the next one.
    dispatch(refusalEnded());
  }, [refusal, id, dispatch]);

  const unlock = () => {
    idleClockOf(id).unlock();
    setLocked(false);
  };
  return locked && Dialog ? <Dialog onDone={unlock} /> : null;
}
