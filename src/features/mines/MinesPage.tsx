import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function MinesPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="mines" />}
      title="Mines"
      text="A mesa de Mines ainda não está aberta."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
