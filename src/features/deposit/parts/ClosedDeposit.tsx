import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { walletDialogClosed } from '../../../shared/state/walletDialogSlice.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';
import { excludedText } from '../../protection/excludedText.ts';
import type { ClosedAccount } from '../../protection/useClosedAccount.ts';

const pausedText =
  'Os depósitos voltam quando a pausa terminar. Seu saldo está guardado, e sacar continua possível.';
const chargeText = 'Não pague o PIX que você já gerou: o valor seria devolvido.';

const ways = [
  { to: '/user/withdraw', label: 'Sacar' },
  { to: '/user/transaction', label: 'Transações' },
  { to: '/user/protection', label: 'Meus limites' },
];

interface ClosedDepositProps {
  closed: ClosedAccount;
  // Whether a charge waits for its payment, which the operator would return.
  hasCharge?: boolean;
}

/** Takes the place of the form and of an open charge in a pause or an exclusion. */
export function ClosedDeposit({ closed: { isExcluded, title }, hasCharge = false }: ClosedDepositProps) {
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      icon={<Icon name="shield" size={28} />}
      title={title}
      text={[hasCharge && chargeText, isExcluded ? excludedText : pausedText].filter(Boolean).join(' ')}
      action={
        <Cluster $gap="xs" $justify="center">
          {ways.map(({ to, label }) => (
            <ButtonLink key={to} variant="quiet" to={to} onClick={() => dispatch(walletDialogClosed())}>
              {label}
            </ButtonLink>
          ))}
        </Cluster>
      }
    />
  );
}
