import { styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { registerRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { onPhone } from '../../../ui/layout/screens.ts';
import { useLazyComponent } from '../../../ui/lazy/useLazyComponent.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { useAccountView } from '../../session/useAccountView.ts';
import { useCapabilities } from '../../settings/capabilities.ts';
import { WelcomeText } from './welcomeText.ts';

const loadPlayerWelcome = () => import('./PlayerWelcome.tsx').then((part) => part.PlayerWelcome);

/** Shows an invitation to guests, where it greets them, and a greeting to players, at a fixed height. */
export function Welcome({ greetsGuests }: { greetsGuests: boolean }) {
  const view = useAccountView();
  const PlayerWelcome = useLazyComponent(loadPlayerWelcome, view !== 'guest');
  const isPlayer = view === 'player' && PlayerWelcome;
  return (
    <Strip $asGuest={view === 'guest'} $hidden={view === 'guest' && !greetsGuests}>
      {view === 'guest' && greetsGuests && <GuestWelcome />}
      {view !== 'guest' && !isPlayer && <Skeleton width="14rem" />}
      {isPlayer && <PlayerWelcome />}
    </Strip>
  );
}

function GuestWelcome() {
  const { voice } = useBrand();
  const { registration } = useCapabilities();
  const dispatch = useAppDispatch();
  return (
    <>
      <WelcomeText>
        <b>{voice.welcome}</b>
        <span>
          Só para maiores de 18 anos<Longer>. Jogue com responsabilidade.</Longer>
        </span>
      </WelcomeText>
      {registration && (
        <Button variant="quiet" size="s" onClick={() => dispatch(registerRequested())}>
          {voice.openAccount}
        </Button>
      )}
    </>
  );
}

const Strip = styled.div<{ $asGuest: boolean; $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'flex')};
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.m')};
  /* A plain line: controls are higher than the space that it takes. */
  block-size: 2.75rem;
  margin-block: -0.375rem;

  /* Keeps the place of a greeting that the stored session brings. */
  html[data-session='stored'] & {
    display: flex;
  }

  html[data-session='stored'] & > * {
    visibility: ${({ $asGuest }) => ($asGuest ? 'hidden' : 'visible')};
  }

  > a,
  > button {
    flex: none;
  }

  /* The header's is near. */
  ${onPhone} {
    > button {
      display: none;
    }
  }
`;

const Longer = styled.i`
  font-style: normal;

  ${onPhone} {
    display: none;
  }
`;
