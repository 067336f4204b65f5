import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function TransactionsPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="history" />}
      title="Transações"
      text="Nenhuma transação para mostrar."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
