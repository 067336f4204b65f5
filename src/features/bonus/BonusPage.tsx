import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function BonusPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="gift" />}
      title="Bônus"
      text="Nenhum bônus para mostrar."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
