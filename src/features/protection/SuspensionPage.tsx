import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function SuspensionPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="pause" />}
      title="Pausa temporária"
      text="A pausa ainda não pode ser pedida por aqui. Fale com o atendimento para pausar o seu acesso."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
