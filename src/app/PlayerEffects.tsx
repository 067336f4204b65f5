import { IdleLock } from '../features/auth/IdleLock.tsx';
import { DepositEffects } from '../features/deposit/DepositEffects.tsx';
import { TimeLimitEffects } from '../features/protection/TimeLimitEffects.tsx';
import { useSetting } from '../features/settings/useSettings.ts';
import { VerificationEffects } from '../features/verification/VerificationEffects.tsx';
import { PlayerPanel } from '../features/wallet/PlayerPanel.tsx';
import { useBrand } from '../shared/brand/useBrand.ts';

/** What goes on beside the page while a player is logged in. Fetched with the first session. */
export function PlayerEffects() {
  const { jurisdiction } = useBrand();
  // Nobody plays then, and the page says one thing.
  const inMaintenance = useSetting('maintence');
  return (
    <>
      {jurisdiction === 'br' && <IdleLock />}
      {jurisdiction === 'br' && !inMaintenance && <PlayerPanel />}
      <VerificationEffects />
      <DepositEffects />
      <TimeLimitEffects />
    </>
  );
}
