import { useBrand } from '../../shared/brand/useBrand.ts';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { useBalance } from './useBalance.ts';

/**
 * Main and bonus balance in one figure, the money alone under Brazilian law; until the API has named it, the place it
 * will take.
 */
export function BalanceText() {
  const balance = useBalance();
  const isLawful = useBrand().jurisdiction === 'br';
  return balance ? (
    <MoneyText cents={isLawful ? balance.mainCents : balance.shownCents} />
  ) : (
    <Skeleton width="5rem" />
  );
}
