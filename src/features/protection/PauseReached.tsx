import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';

/** Stands over a game that was open when a pause began; `until` is like `31/12/2025 23:59`. */
export function PauseReached({ until }: { until: string }) {
  return (
    <EmptyState
      icon={<Icon name="shield" size={28} />}
      title={`Sua conta está em pausa até ${until}`}
      text="O jogo volta quando a pausa terminar. Seu saldo está guardado, e sacar continua possível."
      action={<ButtonLink to="/user/withdraw">Sacar</ButtonLink>}
    />
  );
}
