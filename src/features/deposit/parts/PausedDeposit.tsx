import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { walletDialogClosed } from '../../../shared/state/walletDialogSlice.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Cluster } from '../../../ui/layout/Cluster.tsx';

const ways = [
  { to: '/user/withdraw', label: 'Sacar' },
  { to: '/user/transaction', label: 'Transações' },
  { to: '/user/protection', label: 'Meus limites' },
];

/** Takes the place of the form in a pause; `until` is like `31/12/2025 23:59`. */
export function PausedDeposit({ until }: { until: string }) {
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      icon={<Icon name="shield" size={28} />}
      title={`Sua conta está em pausa até ${until}`}
      text="Os depósitos voltam quando a pausa terminar. Seu saldo está guardado, e sacar continua possível."
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
