import { DepositEffects } from '../features/deposit/DepositEffects.tsx';
import { VerificationEffects } from '../features/verification/VerificationEffects.tsx';

/** What goes on beside the page while a player is logged in. Fetched with the first session. */
export function PlayerEffects() {
  return (
    <>
      <VerificationEffects />
      <DepositEffects />
    </>
  );
}
