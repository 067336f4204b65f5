import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function ProtectionPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="shield" />}
      title="Jogo responsável"
      text="Os limites da sua conta ainda não podem ser alterados por aqui. Para limitar, pausar ou encerrar o acesso, fale com o atendimento."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
