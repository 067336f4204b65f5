import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function UserPromotionPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="gift" />}
      title="Minhas promoções"
      text="Você ainda não participa de nenhuma promoção."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
