import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function PasswordPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="shield" />}
      title="Alterar senha"
      text="A troca de senha ainda não está disponível por aqui. Fale com o atendimento se precisar trocar a sua."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
