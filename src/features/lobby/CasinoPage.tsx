import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function CasinoPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="chip" />}
      title="Cassino"
      text="Ainda não há jogos para mostrar nesta página."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
