import { useId } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { User } from '../../../shared/contract/account/user.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { formatDateTime } from '../../../shared/time/formatTime.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { useTimeZone } from '../../settings/useTimeZone.ts';
import { payoutMs } from './payoutClock.ts';
import { Facts, pixKeyOf } from './withdrawFacts.ts';

export interface PlacedWithdrawal {
  id: string;
  amountCents: number;
  atMs: number;
}

interface WithdrawReceiptProps {
  user: User;
  placed: PlacedWithdrawal;
}

/** Keeps what was asked for on the page after the alert has gone; the history below follows its status. */
export function WithdrawReceipt({ user, placed }: WithdrawReceiptProps) {
  const timeZone = useTimeZone();
  const isLawful = useBrand().jurisdiction === 'br';
  const titleId = useId();
  return (
    <Receipt as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>Comprovante do pedido</h2>
      <Facts>
        <dt>Valor</dt>
        <dd>{formatBrl(placed.amountCents)}</dd>
        <dt>Protocolo</dt>
        <dd>{placed.id}</dd>
        <dt>Data e hora</dt>
        <dd>{formatDateTime(placed.atMs, timeZone)}</dd>
        {isLawful && (
          <>
            <dt>Pagamento até</dt>
            <dd>{formatDateTime(placed.atMs + payoutMs, timeZone)}</dd>
          </>
        )}
        <dt>Chave PIX</dt>
        <dd>{pixKeyOf(user)}</dd>
        <dt>Situação</dt>
        <dd>Pendente</dd>
      </Facts>
      <Link to="/user/transaction">Acompanhar no extrato</Link>
    </Receipt>
  );
}

const Receipt = styled(Card)`
  display: grid;
  gap: ${token('space.xs')};
  border-block-start: 3px solid ${token('color.success')};
  font-size: 0.9375rem;

  h2 {
    font-size: 1rem;
  }
`;
