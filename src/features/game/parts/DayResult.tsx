import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { useDayResult } from '../../wallet/useDayResult.ts';
import { Figure } from './Figure.tsx';

// Repeats the player panel, which full screen hides.
export function DayResult() {
  const resultCents = useDayResult();
  if (resultCents === null) return null;
  return (
    <Figure>
      Hoje <MoneyText cents={resultCents} signed />
    </Figure>
  );
}
