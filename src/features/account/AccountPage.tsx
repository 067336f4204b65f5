import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function AccountPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="user" />}
      title="Minha conta"
      text="Seus dados cadastrais ainda não podem ser vistos por aqui."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
