import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { token } from '../../shared/tokens/token.ts';
import { CountedMoney } from '../../ui/money/CountedMoney.tsx';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { useBalance } from '../wallet/balance.ts';

/** Shows the balance in the bar of a game; bonus apart where the law asks (Portaria 1.231 arts. 42 and 43). */
export function PlayBalance() {
  const balance = useBalance();
  const isLawful = useBrand().jurisdiction === 'br';
  if (!balance) return null;
  return (
    <Balance aria-label="Saldo">
      <CountedMoney cents={isLawful ? balance.mainCents : balance.shownCents} />
      {isLawful && balance.bonusCents > 0 && (
        <small>
          Bônus <MoneyText cents={balance.bonusCents} />
        </small>
      )}
    </Balance>
  );
}

const Balance = styled.output`
  display: grid;
  flex: none;
  font-size: 0.9375rem;
  font-weight: 700;
  line-height: 1.2;
  text-align: end;
  white-space: nowrap;

  small {
    color: ${token('color.text-muted')};
    font-size: 0.75rem;
    font-weight: 500;
  }
`;
