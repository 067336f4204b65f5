import { heldByDay, holdText, type ReferralHold } from '../../../shared/money/referralHolds.ts';
import { SmallLines } from '../../../ui/note/SmallLines.ts';
import { useTimeZone } from '../../settings/useTimeZone.ts';

interface WithdrawHoldsProps {
  holds: readonly ReferralHold[];
  // Whether the balance above includes the held money.
  isIncluded: boolean;
}

/** Shows money that can be played but not withdrawn yet. */
export function WithdrawHolds({ holds, isIncluded }: WithdrawHoldsProps) {
  const timeZone = useTimeZone();
  if (holds.length === 0) return null;
  return (
    <SmallLines>
      {heldByDay(holds, timeZone).map((hold) => (
        <li key={hold.released_at}>
          {isIncluded ? 'Inclui' : 'Mais'} {holdText(hold, timeZone)}
        </li>
      ))}
    </SmallLines>
  );
}
