import { useAppSelector } from '../../../shared/state/rootState.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { selectUser } from '../../session/meApi.ts';
import { useCapabilities } from '../../settings/useCapabilities.ts';
import { BalanceText } from '../../wallet/BalanceText.tsx';
import { Words } from './welcomeWords.ts';

// Lazy: guests do not load it.
export function PlayerWelcome() {
  const user = useAppSelector(selectUser);
  const { deposit } = useCapabilities();
  const firstName = user?.name.trim().split(/\s+/)[0];
  return (
    <>
      <Words>
        <b>{firstName ? `Olá, ${firstName}` : 'Olá'}</b>
        <span>
          Seu saldo: <BalanceText />
        </span>
      </Words>
      {deposit && (
        <ButtonLink variant="secondary" size="s" to="/user/wallet/deposit">
          Adicionar saldo
        </ButtonLink>
      )}
    </>
  );
}
