import { useLocation } from 'react-router';
import { css, styled } from 'styled-components';
import { useCapabilities } from '../../features/settings/capabilities.ts';
import { useBalance } from '../../features/wallet/balance.ts';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { CountedMoney } from '../../ui/money/CountedMoney.tsx';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { hiddenStyle } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { AccountMenu } from './AccountMenu.tsx';

export function PlayerBar() {
  const balance = useBalance();
  const dispatch = useAppDispatch();
  const { deposit } = useCapabilities();
  // Brazilian law separates bonus and money (Portaria 1.231 arts. 42 and 43).
  const isLawful = useBrand().jurisdiction === 'br';
  // The wallet shows both in full; screen readers keep the balance here.
  const isWallet = routeOfPath(useLocation().pathname) === 'user-wallet';
  return (
    <>
      <Balance aria-label="Saldo" $isHidden={isWallet}>
        {balance ? (
          <CountedMoney cents={isLawful ? balance.mainCents : balance.shownCents} />
        ) : (
          <Skeleton width="5rem" />
        )}
        {isLawful && balance !== null && balance.bonusCents > 0 && (
          <Bonus>
            Bônus <MoneyText cents={balance.bonusCents} />
          </Bonus>
        )}
      </Balance>
      {deposit && !isWallet && (
        <Deposit data-deposit>
          <Button
            size="s"
            aria-label="Depositar"
            icon={<Icon name="deposit" size={18} />}
            onClick={() => dispatch(depositRequested())}
          >
            Depositar
          </Button>
        </Deposit>
      )}
      <AccountMenu />
    </>
  );
}

const Balance = styled.output<{ $isHidden: boolean }>`
  display: grid;
  align-content: center;
  row-gap: 0.125rem;
  min-block-size: 2.25rem;
  padding: 0.25rem ${token('space.s')};
  line-height: 1.2;
  white-space: nowrap;
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  font-weight: 700;

  /* Phones have no room for a surface beside the logo. */
  @media (max-width: 30em) {
    padding: 0;
    background: none;
    text-align: end;
  }

  ${({ $isHidden }) =>
    $isHidden &&
    css`
      ${hiddenStyle}
      min-block-size: 0;
      padding: 0;
    `}
`;

const Bonus = styled.small`
  color: ${token('color.text-muted')};
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1;
`;

// Phones have room for the word alone, the narrowest for the icon alone.
const Deposit = styled.div`
  @media (min-width: 22.01em) and (max-width: 30em) {
    button {
      padding-inline: 0.625rem;
      font-size: 0.8125rem;
    }
    svg {
      display: none;
    }
  }

  @media (max-width: 22em) {
    button {
      padding-inline: 0.5625rem;
    }
    svg {
      flex: none;
    }
    button span span {
      display: none;
    }
  }
`;
