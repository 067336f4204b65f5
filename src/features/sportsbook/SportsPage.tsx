import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function SportsPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="sports" />}
      title="Esportes"
      text="As apostas esportivas ainda não estão abertas nesta página."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
