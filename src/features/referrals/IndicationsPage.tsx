import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function IndicationsPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="star" />}
      title="Indicações"
      text="Nenhuma indicação para mostrar."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
