import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function ProviderPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="list" />}
      title="Provedor"
      text="Ainda não há jogos deste provedor para mostrar."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
