import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function FavoritesPage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="heart" />}
      title="Favoritos"
      text="Você ainda não tem jogos favoritos. Toque no coração de um jogo para guardá-lo aqui."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
