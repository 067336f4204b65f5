import { useEffect, useEffectEvent, useState } from 'react';
import { reachedLimit } from '../../shared/money/playLimits.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { leftText, periodNames, playLimits, tightestLimit } from './remainingLimit.ts';
import { usePolledLimits } from './usePolledLimits.ts';

const loadDialog = () => import('./parts/TimeUpDialog.tsx').then((part) => part.TimeUpDialog);

const pollMs = 60_000;
const soonMinutes = 10;
const readableMs = 6_000;

/** Warns a player with a time limit on every page, before it ends and when it ends. */
export function TimeLimitEffects() {
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const [isLimited, setLimited] = useState(false);
  const { data: limits } = usePolledLimits({ skip: !isPlayer, everyMs: isLimited ? pollMs : 0 });
  const room = isPlayer && limits ? tightestLimit(limits, 'time') : null;
  if ((room !== null) !== isLimited) setLimited(room !== null);

  const isSoon = room !== null && room.left > 0 && room.left <= soonMinutes && room.left < room.limit;
  const soonText =
    room && isSoon
      ? `${leftText('time', room.left)} do seu limite ${periodNames[room.period]} de tempo.`
      : null;
  useSaidOnce(isSoon, () => {
    if (soonText)
      dispatch(alertRaised({ kind: 'warning', text: capitalized(soonText), displayMs: readableMs }));
  });

  const isUp = room?.left === 0;
  const [isRead, setRead] = useState(false);
  if (!isUp && isRead) setRead(false);
  const Dialog = useLazyComponent(loadDialog, isUp);
  const reached = isUp && limits ? reachedLimit(playLimits(limits)) : null;
  return Dialog && reached && !isRead ? <Dialog limit={reached} onClose={() => setRead(true)} /> : null;
}

// Calls back once when the condition becomes true.
function useSaidOnce(isTrue: boolean, say: () => void): void {
  const sayLatest = useEffectEvent(say);
  useEffect(() => {
    if (isTrue) sayLatest();
  }, [isTrue]);
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
