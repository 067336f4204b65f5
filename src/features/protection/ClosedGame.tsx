import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { excludedText } from './excludedText.ts';
import type { ClosedAccount } from './useClosedAccount.ts';

/** Stands over a game that was open when a pause or an exclusion began. */
export function ClosedGame({ closed: { isExcluded, title } }: { closed: ClosedAccount }) {
  return (
    <EmptyState
      icon={<Icon name="shield" size={28} />}
      title={title}
      text={
        isExcluded
          ? excludedText
          : 'O jogo volta quando a pausa terminar. Seu saldo está guardado, e sacar continua possível.'
      }
      action={<ButtonLink to="/user/withdraw">Sacar</ButtonLink>}
    />
  );
}
