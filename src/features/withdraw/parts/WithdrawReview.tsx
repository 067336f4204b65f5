import { styled } from 'styled-components';
import type { User } from '../../../shared/contract/account/user.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Facts, pixKeyOf } from './withdrawFacts.ts';

interface WithdrawReviewProps {
  user: User;
  amountCents: number;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

export function WithdrawReview({ user, amountCents, busy, onCancel, onConfirm }: WithdrawReviewProps) {
  return (
    <Dialog open title="Confira seu saque" closeLabel="Fechar" size="s" busy={busy} onClose={onCancel}>
      <Facts>
        <dt>Valor</dt>
        <dd>{formatBrl(amountCents)}</dd>
        <dt>Chave PIX</dt>
        <dd>{pixKeyOf(user)}</dd>
        <dt>Titular</dt>
        <dd>{user.name}</dd>
        <dt>Saldo depois</dt>
        <dd>{formatBrl(user.balance - amountCents)}</dd>
      </Facts>
      <Actions>
        <Button wide size="l" loading={busy} onClick={onConfirm} data-autofocus>
          Confirmar saque
        </Button>
        <Button wide variant="quiet" disabled={busy} onClick={onCancel}>
          Voltar
        </Button>
      </Actions>
    </Dialog>
  );
}

const Actions = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  margin-block-start: ${token('space.l')};
`;
