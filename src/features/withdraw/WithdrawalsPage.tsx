import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function WithdrawalsPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="withdraw" />}
      title="Saques"
      text="Nenhum saque para mostrar."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
