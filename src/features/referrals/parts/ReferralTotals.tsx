import { styled } from 'styled-components';
import type { Referrals } from '../../../shared/contract/bonus/referrals.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Grid } from '../../../ui/layout/Grid.tsx';

export function ReferralTotals({ registered, qualified, earned }: Referrals['totals']) {
  const figures = [
    ['Cadastros', String(registered)],
    ['Com depósito válido', String(qualified)],
    ['Total ganho', formatBrl(earned)],
  ];
  return (
    <Grid as="dl" $min="10rem" $gap="s">
      {figures.map(([label, value]) => (
        <Figure key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Figure>
      ))}
    </Grid>
  );
}

const Figure = styled.div`
  display: flex;
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
