import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function DoublePage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="star" />}
      title="Double"
      text="A roda do Double ainda não está aberta."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
