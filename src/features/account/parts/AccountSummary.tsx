import { styled } from 'styled-components';
import type { User } from '../../../shared/contract/account/user.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Badge } from '../../../ui/badge/Badge.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fromTablet } from '../../../ui/layout/screens.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';

interface AccountSummaryProps {
  user: Pick<User, 'name' | 'status'>;
  balanceCents: number;
}

const confirmed = 'Ativo';

/** Heads the account with name, balance and the state of the verification. */
export function AccountSummary({ user: { name, status }, balanceCents }: AccountSummaryProps) {
  const isConfirmed = status === confirmed;
  return (
    <Box as="section" aria-label="Resumo da conta" $padding="m" data-summary>
      <Initial aria-hidden="true">{name.trim().charAt(0).toUpperCase()}</Initial>
      <Facts>
        <strong>{name}</strong>
        <Badge $kind={isConfirmed ? 'success' : 'warning'}>
          <Icon name={isConfirmed ? 'check' : 'clock'} size={16} />
          {isConfirmed ? 'Conta verificada' : 'Conta não verificada'}
        </Badge>
      </Facts>
      <Balance>
        <span>Saldo</span>
        <MoneyText cents={balanceCents} />
      </Balance>
    </Box>
  );
}

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.s')} ${token('space.m')};
  margin-block-end: ${token('space.m')};
`;

const Initial = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  border-radius: 50%;
  background: ${token('color.primary')};
  color: ${token('color.on-primary')};
  font-size: 1.25rem;
  font-weight: 700;
`;

const Facts = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: ${token('space.2xs')};
  min-inline-size: 8rem;
  overflow-wrap: anywhere;
`;

const Balance = styled.p`
  display: grid;
  font-variant-numeric: tabular-nums;

  span {
    color: ${token('color.text-muted')};
    font-size: 0.875rem;
  }

  span + span {
    color: ${token('color.text')};
    font-size: 1.25rem;
    font-weight: 700;
  }

  ${fromTablet} {
    text-align: end;
  }
`;
