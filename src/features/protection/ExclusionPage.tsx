import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function ExclusionPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="shield" />}
      title="Autoexclusão"
      text="A autoexclusão ainda não pode ser pedida por aqui. Fale com o atendimento para encerrar o seu acesso."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
