import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function PromotionsPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="promotion" />}
      title="Promoções"
      text="Nenhuma promoção ativa no momento. As próximas aparecem aqui."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
