import { useBrand } from '../../shared/brand/useBrand.ts';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { useBalance } from './balance.ts';

/** Shows main and bonus balance as one figure, under Brazilian law the main balance alone. */
export function BalanceText() {
  const balance = useBalance();
  const isLawful = useBrand().jurisdiction === 'br';
  return balance ? (
    <MoneyText cents={isLawful ? balance.mainCents : balance.shownCents} />
  ) : (
    <Skeleton width="5rem" />
  );
}
