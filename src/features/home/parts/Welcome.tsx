import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { registerRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { fromTablet, onPhone } from '../../../ui/layout/screens.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { selectUser } from '../../session/meApi.ts';
import { useAccountView } from '../../session/useAccountView.ts';
import { useCapabilities } from '../../settings/useCapabilities.ts';
import { BalanceText } from '../../wallet/BalanceText.tsx';

/** One line below the banners: an invitation for guests, name and money for players. Its height never changes. */
export function Welcome() {
  const view = useAccountView();
  return (
    <Strip $asGuest={view === 'guest'}>
      {view === 'guest' && <GuestWelcome />}
      {view === 'checking' && <Skeleton width="14rem" />}
      {view === 'player' && <PlayerWelcome />}
    </Strip>
  );
}

function GuestWelcome() {
  const { name } = useBrand();
  const { registration } = useCapabilities();
  const dispatch = useAppDispatch();
  return (
    <>
      <Words>
        <b>Bem-vindo à {name}</b>
        <span>
          Maiores de 18 anos<Longer>. Jogue com responsabilidade.</Longer>
        </span>
      </Words>
      {registration && (
        <Button variant="quiet" size="s" onClick={() => dispatch(registerRequested())}>
          Abrir conta
        </Button>
      )}
    </>
  );
}

function PlayerWelcome() {
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

const Strip = styled.div<{ $asGuest: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.m')};
  min-block-size: 4.25rem;
  padding: ${token('space.xs')} ${token('space.m')};
  border-radius: ${token('radius.card')};
  background: linear-gradient(90deg, ${token('color.primary-soft')}, ${token('color.surface')} 60%);

  html[data-session='stored'] & > * {
    visibility: ${({ $asGuest }) => ($asGuest ? 'hidden' : 'visible')};
  }

  a,
  button {
    flex: none;
  }
`;

const Longer = styled.i`
  font-style: normal;

  ${onPhone} {
    display: none;
  }
`;

const Words = styled.p`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  line-height: 1.35;

  > b,
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > span {
    color: ${token('color.text')};
    font-size: 0.875rem;
    /* An amount is never cut off. */
    white-space: normal;
  }

  ${fromTablet} {
    flex-direction: row;
    align-items: baseline;
    gap: ${token('space.s')};
  }
`;
