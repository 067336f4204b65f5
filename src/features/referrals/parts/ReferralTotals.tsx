import { styled } from 'styled-components';
import type { Referrals } from '../../../shared/contract/bonus/referrals.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';

export function ReferralTotals({ registered, qualified, earned }: Referrals['totals']) {
  const figures = [
    ['Cadastros', String(registered)],
    ['Com depósito válido', String(qualified)],
    ['Total ganho', formatBrl(earned)],
  ];
  return (
    <Figures>
      {figures.map(([label, value]) => (
        <Figure key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Figure>
      ))}
    </Figures>
  );
}

// The last one fills a row of its own.
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.s')};
`;

const Figure = styled.div`
  display: flex;
  flex: 1 1 10rem;
  flex-direction: column-reverse;
  padding: ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};

  dt {
    color: ${token('color.text-muted')};
    font-size: 0.875rem;
  }

  dd {
    margin: 0;
    font-size: 1.5rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
