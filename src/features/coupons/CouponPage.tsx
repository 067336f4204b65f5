import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function CouponPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="coupon" />}
      title="Cupons"
      text="Nenhum cupom para mostrar."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
