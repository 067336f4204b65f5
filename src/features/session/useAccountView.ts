import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';

// `checking`: the stored token is being verified, so neither guest buttons nor balance are shown.
export type AccountView = 'guest' | 'checking' | 'player';

const views = { anonymous: 'guest', unknown: 'checking', authenticated: 'player' } as const;

// A prerendered page shows the guest view.
export function useAccountView(): AccountView {
  const hydrated = useHydrated();
  const status = useAppSelector(selectSessionStatus);
  return hydrated ? views[status] : 'guest';
}
