import { styled } from 'styled-components';
import type { User } from '../../../shared/contract/account/user.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

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
        <dd>CPF {maskedCpf(user.document.number)}</dd>
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

// As in `•••.982.247-••`.
function maskedCpf(document: string): string {
  const digits = document.replace(/\D/g, '');
  return digits.length === 11 ? `•••.${digits.slice(3, 6)}.${digits.slice(6, 9)}-••` : '•••';
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space.xs')} ${token('space.m')};
  margin: 0;

  dt {
    color: ${token('color.text-muted')};
  }

  dd {
    margin: 0;
    font-weight: 650;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${token('space.xs')};
  margin-block-start: ${token('space.l')};
`;
