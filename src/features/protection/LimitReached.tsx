import { type PlayLimit, reachedText } from '../../shared/money/playLimits.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

export function LimitReached({ limit }: { limit: PlayLimit }) {
  return (
    <EmptyState
      icon={<Icon name="shield" size={28} />}
      title={reachedText(limit)}
      text="O jogo volta quando o limite liberar. Seu saldo está guardado, e sacar continua possível."
      action={<ButtonLink to="/user/protection">Ver meus limites</ButtonLink>}
    />
  );
}
