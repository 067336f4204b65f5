import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { useGetHabitsQuery } from '../protection/habitsApi.ts';
import type { TimeUsed } from './parts/timeUsed.ts';
import { useRealityCheck } from './parts/useRealityCheck.ts';

const loadDialog = () => import('./parts/RealityCheckDialog.tsx').then((part) => part.RealityCheckDialog);

interface RealityCheckProps {
  // Null before it is known.
  time: TimeUsed | null;
  resultCents: number | null;
}

/** Interrupts play after each interval that the player has chosen. */
export function RealityCheck({ time, resultCents }: RealityCheckProps) {
  const { data: habits } = useGetHabitsQuery();
  const { isDue, onRead } = useRealityCheck(time?.ms ?? null, habits?.reality_check);
  const Dialog = useLazyComponent(loadDialog, isDue);
  if (!isDue || !Dialog || time === null) return null;
  return (
    <Dialog time={time} resultCents={resultCents} lifetimeCents={habits?.lifetime_result} onClose={onRead} />
  );
}
