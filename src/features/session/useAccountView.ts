import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';

/** `checking`: a stored token is on its way through the API, so neither buttons nor balance are true yet. */
export type AccountView = 'guest' | 'checking' | 'player';

const views = { anonymous: 'guest', unknown: 'checking', authenticated: 'player' } as const;

/** What the header's end shows. The prerendered page is a guest's. */
export function useAccountView(): AccountView {
  const hydrated = useHydrated();
  const status = useAppSelector(selectSessionStatus);
  return hydrated ? views[status] : 'guest';
}
