import { styled } from 'styled-components';
import { useAccountView } from '../../features/session/useAccountView.ts';
import { token } from '../../shared/tokens/token.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { GuestButtons } from './GuestButtons.tsx';

const loadPlayerBar = () => import('./PlayerBar.tsx').then((part) => part.PlayerBar);

export function AccountArea() {
  const view = useAccountView();
  const PlayerBar = useLazyComponent(loadPlayerBar, view !== 'guest');
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

  /* A stored token exists, so a guest's buttons must not flash. */
  html[data-session='stored'] & {
    visibility: ${({ $asGuest }) => ($asGuest ? 'hidden' : 'visible')};
  }
`;
