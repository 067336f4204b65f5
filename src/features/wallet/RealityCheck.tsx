import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { useGetHabitsQuery } from '../protection/habitsApi.ts';
import { useRealityCheck } from './parts/useRealityCheck.ts';

const loadDialog = () => import('./parts/RealityCheckDialog.tsx').then((part) => part.RealityCheckDialog);

interface RealityCheckProps {
  playedMs: number | null;
  resultCents: number | null;
}

/** Interrupts play after each interval that the player has chosen. */
export function RealityCheck({ playedMs, resultCents }: RealityCheckProps) {
  const { data: habits } = useGetHabitsQuery();
  const { isDue, onRead } = useRealityCheck(playedMs, habits?.reality_check);
  const Dialog = useLazyComponent(loadDialog, isDue);
  if (!isDue || !Dialog || playedMs === null) return null;
  return (
    <Dialog
      playedMs={playedMs}
      resultCents={resultCents}
      lifetimeCents={habits?.lifetime_result}
      onClose={onRead}
    />
  );
}
