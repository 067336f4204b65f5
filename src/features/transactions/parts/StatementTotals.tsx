import { styled } from 'styled-components';
import type { TransactionTotals } from '../../../shared/contract/wallet/transactions.ts';
import { token } from '../../../shared/tokens/token.ts';
import { onPhone } from '../../../ui/layout/screens.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';

// Null while they load.
export function StatementTotals({ totals }: { totals: TransactionTotals | null }) {
  const figures = [
    { label: 'Depósitos', cents: totals?.deposits },
    { label: 'Saques', cents: totals?.withdrawals },
    { label: 'Apostas', cents: totals?.stakes },
    { label: 'Prêmios', cents: totals?.prizes },
    { label: 'Resultado', cents: totals && totals.prizes - totals.stakes, signed: true },
  ];
  return (
    <Figures aria-label="Totais do período">
      {figures.map(({ label, cents, signed = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {typeof cents === 'number' ? (
              <MoneyText cents={cents} signed={signed} />
            ) : (
              <Skeleton width="5rem" />
            )}
          </dd>
        </div>
      ))}
    </Figures>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${token('space.s')};
  margin: 0;

  div {
    padding: ${token('space.s')} ${token('space.m')};
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};
  }

  dt {
    color: ${token('color.text-muted')};
    font-size: 0.875rem;
  }

  dd {
    margin: 0;
    font-size: 1.125rem;
    font-weight: 700;
  }

  /* One sheet of two lines, so that the first movement is on the first screen. */
  ${onPhone} {
    grid-template-columns: repeat(auto-fit, minmax(5.75rem, 1fr));
    gap: ${token('space.xs')};
    padding: ${token('space.s')} ${token('space.m')};
    border: 1px solid ${token('color.border')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface')};

    div {
      padding: 0;
      border: 0;
      background: none;
    }

    dt {
      font-size: 0.75rem;
    }

    dd {
      font-size: 0.9375rem;
    }
  }
`;
