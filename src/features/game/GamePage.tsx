import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function GamePage() {
  return (
    <EmptyState
      level={1}
      icon={<Icon name="play" />}
      title="Jogo"
      text="Este jogo ainda não pode ser aberto por aqui. Enquanto isso, escolha outro na página inicial."
      action={<ButtonLink to="/">Página inicial</ButtonLink>}
    />
  );
}
