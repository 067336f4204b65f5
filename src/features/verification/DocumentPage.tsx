import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function DocumentPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="user" />}
      title="Documentos"
      text="O envio de documentos ainda não está disponível por aqui."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
