import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { useDayResult } from '../../wallet/useDayResult.ts';
import { Figure } from './Figure.tsx';

/** What the player's panel says, where a full screen hides it. */
export function DayResult() {
  const resultCents = useDayResult();
  if (resultCents === null) return null;
  return (
    <Figure>
      Hoje <MoneyText cents={resultCents} signed />
    </Figure>
  );
}
