import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { useBalance } from './useBalance.ts';

/** Main and bonus balance in one figure; until the API has named it, the place it will take. */
export function BalanceText() {
  const balance = useBalance();
  return balance ? <MoneyText cents={balance.shownCents} /> : <Skeleton width="5rem" />;
}
