import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function WithdrawPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="withdraw" />}
      title="Sacar"
      text="Os saques ainda não estão abertos nesta página. Eles caem por PIX em uma conta em seu nome."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
