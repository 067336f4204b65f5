import { IdleLock } from '../features/auth/IdleLock.tsx';
import { DepositEffects } from '../features/deposit/DepositEffects.tsx';
import { TimeLimitEffects } from '../features/protection/TimeLimitEffects.tsx';
import { VerificationEffects } from '../features/verification/VerificationEffects.tsx';
import { PlayerPanel } from '../features/wallet/PlayerPanel.tsx';
import { useBrand } from '../shared/brand/useBrand.ts';

/** What goes on beside the page while a player is logged in. Fetched with the first session. */
export function PlayerEffects() {
  const { jurisdiction } = useBrand();
  return (
    <>
      {jurisdiction === 'br' && <IdleLock />}
      {jurisdiction === 'br' && <PlayerPanel />}
      <VerificationEffects />
      <DepositEffects />
      <TimeLimitEffects />
    </>
  );
}
