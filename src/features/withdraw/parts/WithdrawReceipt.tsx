import { useId } from 'react';
import { styled } from 'styled-components';
import type { User } from '../../../shared/contract/account/user.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Facts, pixKeyOf } from './withdrawFacts.ts';

interface WithdrawReceiptProps {
  user: User;
  amountCents: number;
}

/** Keeps what was asked for on the page after the alert has gone; the history below follows its status. */
export function WithdrawReceipt({ user, amountCents }: WithdrawReceiptProps) {
  const titleId = useId();
  return (
    <Receipt aria-labelledby={titleId}>
      <h2 id={titleId}>Comprovante do pedido</h2>
      <Facts>
        <dt>Valor</dt>
        <dd>{formatBrl(amountCents)}</dd>
        <dt>Chave PIX</dt>
        <dd>{pixKeyOf(user)}</dd>
        <dt>Situação</dt>
        <dd>Pendente</dd>
      </Facts>
    </Receipt>
  );
}

const Receipt = styled.section`
  display: grid;
  gap: ${token('space.xs')};
  padding: ${token('space.s')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  box-shadow: inset 0 3px ${token('color.success')};
  font-size: 0.9375rem;

  h2 {
    font-size: 1rem;
  }
`;
