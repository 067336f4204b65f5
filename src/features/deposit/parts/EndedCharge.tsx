import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { Deposit } from '../../../shared/contract/wallet/deposits.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { isSingularBrl } from '../../../shared/money/isSingularBrl.ts';
import { isRefusal } from '../../../shared/money/sendIdempotent.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ClosedNote } from '../../protection/ClosedNote.tsx';
import { useClosedAccount } from '../../protection/useClosedAccount.ts';
import { BalanceText } from '../../wallet/BalanceText.tsx';
import { forgetCharge } from '../currentCharge.ts';
import { useOpenChargeMutation } from '../openCharge.ts';
import { useDepositCoupon } from '../useDepositCoupon.ts';

interface PaidChargeProps {
  id: string;
  amountCents: number;
  onDone?: () => void;
}

export function PaidCharge({ id, amountCents, onDone }: PaidChargeProps) {
  // A seen payment is dropped on unmount; a reload still finds it.
  useEffect(() => () => forgetCharge(id), [id]);
  const closed = useClosedAccount();
  return (
    <Column>
      <Disc>
        <Icon name="check" size={36} />
      </Disc>
      <Title role="status" tabIndex={-1}>
        Pagamento confirmado
      </Title>
      <Text>
        {formatBrl(amountCents)} já {isSingularBrl(amountCents) ? 'está' : 'estão'} na sua carteira. Saldo:{' '}
        <BalanceText />
      </Text>
      {onDone && (
        <Button wide onClick={onDone} data-autofocus>
          Concluir
        </Button>
      )}
      {!closed && (
        <Button wide variant="quiet" onClick={() => forgetCharge(id)}>
          Fazer outro depósito
        </Button>
      )}
    </Column>
  );
}

export type WhyUnpaid = 'expired' | 'replaced' | 'returned';

const unpaid: Readonly<Record<WhyUnpaid, { title: string; text: (amount: string) => string }>> = {
  expired: {
    title: 'Esta cobrança expirou',
    text: (amount) => `O PIX de ${amount} não foi pago a tempo. Não pague o código antigo.`,
  },
  replaced: {
    title: 'Esta cobrança foi cancelada',
    text: (amount) => `Outra cobrança foi gerada no lugar deste PIX de ${amount}. Não pague o código antigo.`,
  },
  returned: {
    title: 'Este PIX foi devolvido',
    text: (amount) =>
      `Não pudemos aceitar este depósito de ${amount}. O valor voltou para a conta de origem.`,
  },
};

// By the reason that the operator states.
const returnTexts: ReadonlyMap<string | undefined, (amount: string, isSingular: boolean) => string> = new Map(
  [
    [
      'limit',
      (amount, isSingular) =>
        `${amount} ${isSingular ? 'passa' : 'passam'} do seu limite de depósito. O valor voltou para a sua conta no banco.`,
    ],
    [
      'closed',
      (amount, isSingular) =>
        `Sua conta estava em pausa, excluída ou encerrada quando ${amount} ${isSingular ? 'chegou' : 'chegaram'}. O valor voltou para a conta de origem.`,
    ],
    [
      'payer',
      (amount, isSingular) =>
        `${amount} ${isSingular ? 'veio' : 'vieram'} de uma conta de outro CPF, e o valor voltou para ela. Pague da sua própria conta no banco.`,
    ],
  ],
);

function textOf({ amount, return_reason: reason }: Deposit, why: WhyUnpaid): string {
  const text = why === 'returned' ? returnTexts.get(reason) : undefined;
  return (text ?? unpaid[why].text)(formatBrl(amount), isSingularBrl(amount));
}

/** Offers a new charge with the same amount and coupon, unless the account is closed to deposits. */
export function UnpaidCharge({ charge, why }: { charge: Deposit; why: WhyUnpaid }) {
  const { id, amount: amountCents } = charge;
  const dispatch = useAppDispatch();
  const closed = useClosedAccount();
  const chosenCoupon = useDepositCoupon();
  const couponCode = charge.coupon_code ?? chosenCoupon;
  const [openCharge, { isLoading }] = useOpenChargeMutation();
  const renew = async () => {
    const { error } = await openCharge({ amountCents, couponCode, replacedId: id });
    // The form or the pending request takes over.
    if (error) forgetCharge(id);
    if (isRefusal(error)) {
      const text = error.message ?? 'Não foi possível gerar outra cobrança. Confira o valor.';
      dispatch(alertRaised({ kind: 'error', text, displayMs: 6_000 }));
    }
  };
  return (
    <Column>
      <Disc>
        <Icon name="clock" size={36} />
      </Disc>
      <Title role="status" tabIndex={-1}>
        {unpaid[why].title}
      </Title>
      <Text>{textOf(charge, why)}</Text>
      {closed ? (
        <ClosedNote />
      ) : (
        <Button wide loading={isLoading} onClick={() => void renew()}>
          Gerar novo código
        </Button>
      )}
      <Button wide variant="quiet" onClick={() => forgetCharge(id)}>
        {closed ? 'Entendi' : 'Mudar o valor'}
      </Button>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.s')};
  padding-block: ${token('space.m')};
  text-align: center;
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  inline-size: 5rem;
  block-size: 5rem;
  border-radius: 50%;
  background: ${token('color.success-soft')};
`;

const Title = styled.p`
  font-size: 1.375rem;
  font-weight: 700;
`;

const Text = styled.p`
  max-inline-size: 26rem;
  color: ${token('color.text-muted')};
`;
