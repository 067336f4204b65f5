import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function ProvidersPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="list" />}
      title="Provedores"
      text="Ainda não há provedores para mostrar."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
