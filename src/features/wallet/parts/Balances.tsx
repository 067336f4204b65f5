import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { formatBrl, formatSignedBrl } from '../../../shared/money/formatBrl.ts';
import { isSingularBrl } from '../../../shared/money/isSingularBrl.ts';
import { heldCents, type ReferralHold } from '../../../shared/money/referralHolds.ts';
import { token } from '../../../shared/tokens/token.ts';
import { onPhone } from '../../../ui/layout/screens.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useGetHabitsQuery } from '../../protection/habitsApi.ts';
import { useClosedAccount } from '../../protection/useClosedAccount.ts';
import { useReferralHolds } from '../../withdraw/withdrawalsApi.ts';
import { useWithdrawObstacle, type WithdrawObstacle } from '../../withdraw/withdrawObstacles.ts';
import { type Balance, useBalance } from '../balance.ts';
import { useDayResult } from '../useDayResult.ts';
import { useLifetimeResult } from '../useLifetimeResult.ts';

/** Shows main and bonus balance apart; Brazilian law allows no sum of both (Portaria 1.231 art. 43). */
export function Balances({ children }: { children?: ReactNode }) {
  const balance = useBalance();
  const { jurisdiction } = useBrand();
  const obstacle = useWithdrawObstacle();
  const holds = useReferralHolds();
  const isClosed = useClosedAccount() !== null;
  if (!balance) {
    return (
      <Overview>
        <Skeleton shape="block" status="Carregando saldo" />
        <Actions>{children}</Actions>
      </Overview>
    );
  }
  const figures = [
    {
      label: 'Saldo principal',
      text: mainText(obstacle, balance, holds, isClosed),
      cents: balance.mainCents,
    },
    { label: 'Saldo de bônus', text: 'Liberado conforme as regras do bônus', cents: balance.bonusCents },
    ...(jurisdiction === 'br' || balance.bonusCents === 0
      ? []
      : [{ label: 'Saldo total', text: 'Saldo principal + bônus', cents: balance.shownCents }]),
  ];
  return (
    <Overview>
      <Figures data-figures>
        {figures.map(({ label, text, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <MoneyText cents={cents} />
            </dd>
            <dd>{text}</dd>
          </div>
        ))}
        {jurisdiction === 'br' && <ResultFigure />}
      </Figures>
      <Actions>{children}</Actions>
    </Overview>
  );
}

// Phones have no room for the total in the panel, so it is next to the balances too.
function ResultFigure() {
  const todayCents = useDayResult();
  const totalCents = useLifetimeResult(todayCents);
  // Null: the operator does not offer it. While it loads, the figure reserves its place.
  if (useGetHabitsQuery().data === null) return null;
  return (
    <div>
      <dt>Resultado total</dt>
      <dd>{totalCents === undefined ? unknown : <MoneyText cents={totalCents} signed />}</dd>
      <dd>Hoje: {todayCents === null ? unknown : formatSignedBrl(todayCents)}</dd>
    </div>
  );
}

const unknown = '—';

function mainText(
  obstacle: WithdrawObstacle | null,
  { mainCents }: Balance,
  holds: readonly ReferralHold[],
  isClosed: boolean,
): string {
  if (isClosed && !obstacle && holds.length === 0) return 'Disponível para sacar';
  const use = isClosed ? 'Guardado' : 'Disponível para jogar';
  switch (obstacle?.kind) {
    case undefined:
      return holds.length === 0
        ? 'Disponível para jogar e sacar'
        : `${use}. Para sacar agora: ${formatBrl(Math.max(0, mainCents - heldCents(holds)))}.`;
    case 'identity':
      return `${use}. Para sacar, verifique sua identidade.`;
    case 'rollover':
      return `${use}. Para sacar, ${missingText(obstacle.missingCents)} do bônus ativo.`;
    case 'deposits':
      return `${use}. Para sacar, ${missingText(obstacle.missingCents)}.`;
  }
}

const missingText = (cents: number) =>
  `${isSingularBrl(cents) ? 'falta' : 'faltam'} ${formatBrl(cents)} em apostas`;

// On phones the buttons follow the main balance.
const Overview = styled.div`
  display: grid;
  gap: ${token('space.m')};

  ${onPhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space.s')};

    > :not(dl) {
      grid-column: 1 / -1;
    }

    > dl {
      display: contents;
    }

    dl > div:not(:first-child) {
      order: 1;
    }
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${token('space.s')};

  @container account (min-width: 54rem) {
    max-inline-size: 32rem;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${token('space.m')};
  margin: 0;

  div {
    padding: ${token('space.m')} ${token('space.l')};
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
  }

  div:first-child {
    border-color: ${token('color.primary')};
  }

  ${onPhone} {
    div {
      padding: ${token('space.s')} ${token('space.m')};
    }

    div:first-child,
    div:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }

    div:not(:first-child) dd:first-of-type {
      font-size: 1.25rem;
    }
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
    color: ${token('color.text-muted')};
    font-size: 0.9375rem;
  }

  dd:first-of-type {
    color: ${token('color.text')};
    font-size: 1.75rem;
    font-weight: 700;
  }
`;
