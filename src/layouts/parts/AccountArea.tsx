import { styled } from 'styled-components';
import { useAccountView } from '../../features/session/useAccountView.ts';
import { token } from '../../shared/tokens/token.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { GuestButtons } from './GuestButtons.tsx';

const loadPlayerBar = () => import('./PlayerBar.tsx').then((part) => part.PlayerBar);

/** The header's end: the way in for guests, balance and account for players. */
export function AccountArea() {
  const view = useAccountView();
  const PlayerBar = useOptionalPart(loadPlayerBar, view !== 'guest');
  const isPlayer = view === 'player' && PlayerBar;
  return (
    <Row $asGuest={view === 'guest'}>
      {view === 'guest' && <GuestButtons />}
      {view !== 'guest' && !isPlayer && <Skeleton shape="block" width="12rem" height="2.25rem" />}
      {isPlayer && <PlayerBar />}
    </Row>
  );
}

const Row = styled.div<{ $asGuest: boolean }>`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space.xs')};
  margin-inline-start: auto;

  /* The early script found a stored token: whoever that is should not see a guest's buttons flash by. */
  html[data-session='stored'] & {
    visibility: ${({ $asGuest }) => ($asGuest ? 'hidden' : 'visible')};
  }
`;
