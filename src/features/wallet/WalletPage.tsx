import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function WalletPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="wallet" />}
      title="Carteira"
      text="Seu saldo está no topo da página. O extrato da carteira ainda não está disponível."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
