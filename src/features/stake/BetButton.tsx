import type { ComponentProps } from 'react';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { Button } from '../../ui/button/Button.tsx';
import { pressOnce } from './usePressGuard.ts';
import type { StakeChoice } from './useStake.ts';

interface BetButtonProps extends Pick<ComponentProps<typeof Button>, 'loading' | 'onClick'> {
  stake: StakeChoice;
  cannotBet: boolean;
}

/** Places the bet and shows its amount, because the field scrolls out of sight on phones. */
export function BetButton({ stake, cannotBet, ...rest }: BetButtonProps) {
  return (
    <Button
      {...rest}
      wide
      size="l"
      aria-label="Apostar"
      // Not `disabled`, which would drop the keyboard focus in every round.
      aria-disabled={cannotBet}
      aria-describedby={stake.closedNote}
      onKeyDown={pressOnce}
    >
      Apostar{stake.cents !== null && ` ${formatBrl(stake.cents)}`}
    </Button>
  );
}
