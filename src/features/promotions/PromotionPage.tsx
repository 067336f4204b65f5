import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function PromotionPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="promotion" />}
      title="Promoção"
      text="Os detalhes desta promoção ainda não estão disponíveis."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
