import { IdleLock } from '../../features/auth/IdleLock.tsx';
import { BonusEffects } from '../../features/bonus/BonusEffects.tsx';
import { DepositEffects } from '../../features/deposit/DepositEffects.tsx';
import { TimeLimitEffects } from '../../features/protection/TimeLimitEffects.tsx';
import { selectUser } from '../../features/session/me.ts';
import { useSetting } from '../../features/settings/useSettings.ts';
import { VerificationEffects } from '../../features/verification/VerificationEffects.tsx';
import { PlayerPanel } from '../../features/wallet/PlayerPanel.tsx';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { playerRows, type RealtimeName } from '../../shared/realtime/realtimeTable.ts';
import { useRealtime } from '../../shared/realtime/useRealtime.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';

// Lazy: loaded with the first session.
export function PlayerEffects() {
  const { features, jurisdiction } = useBrand();
  // The maintenance page hides the player panel.
  const inMaintenance = useSetting('maintence');
  const userId = useAppSelector((state) => selectUser(state)?.id);
  return (
    <>
      {jurisdiction === 'br' && <IdleLock />}
      {jurisdiction === 'br' && !inMaintenance && <PlayerPanel />}
      <VerificationEffects />
      <DepositEffects />
      {features.bonus && <BonusEffects />}
      {userId !== undefined &&
        playerRows.map((name) => <PlayerRealtime key={name} name={name} userId={userId} />)}
      <TimeLimitEffects />
    </>
  );
}

function PlayerRealtime({ name, userId }: { name: RealtimeName; userId: string }) {
  useRealtime(name, [userId]);
  return null;
}
