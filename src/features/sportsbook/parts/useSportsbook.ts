import { type RefObject, useEffect, useState } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { loginRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { selectIsAuthenticated, selectSessionStatus } from '../../../shared/state/sessionSlice.ts';
import { useSetting } from '../../settings/useSettings.ts';
import { fetchSportsToken } from '../sportsTokenApi.ts';
import { type Book, loadAltenar } from './altenarWidget.ts';
import type { BookWish } from './bookProps.ts';
import { bookProps } from './bookProps.ts';

/** Tokens live for some minutes. */
const renewEveryMs = 8 * 60_000;

export interface Sportsbook {
  state: 'opening' | 'open' | 'failed';
  retry: () => void;
}

/** The widget's life on this page: script once, token on login and logout, removed on leaving. */
export function useSportsbook(place: RefObject<HTMLElement | null>, { rest, esports }: BookWish): Sportsbook {
  const { id, sportsbook } = useBrand();
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const settled = useAppSelector(selectSessionStatus) !== 'unknown';
  const type = useSetting('sport_type');
  const [state, setState] = useState<Sportsbook['state']>('opening');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts anew
  useEffect(() => {
    const container = place.current;
    if (!container || !sportsbook || !settled) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let book: Book | null = null;
    const open = async () => {
      const token = isPlayer ? await dispatch(fetchSportsToken(signal)) : null;
      const options = { integration: sportsbook.integration, themeName: id, token };
      const sdk = await loadAltenar(sportsbook.script, options, signal);
      if (signal.aborted) return;
      const props = {
        ...bookProps({ rest, esports }),
        onRouterLoad: () => setState('open'),
        onSignInButtonClick: () => dispatch(loginRequested()),
      };
      // The operator's other kind of integration has the same book as a widget of its own.
      book =
        type === 'altenar'
          ? sdk.addSportsBook({ container, props })
          : sdk.addWidget({ widget: 'WSportOverview', container, props });
    };
    setState('opening');
    open().catch(() => !signal.aborted && setState('failed'));
    const renewal = setInterval(async () => {
      if (!isPlayer) return;
      const token = await dispatch(fetchSportsToken(signal));
      if (token !== null) window.altenarWSDK?.set({ token });
    }, renewEveryMs);
    return () => {
      clearInterval(renewal);
      controller.abort();
      book?.remove();
    };
  }, [place, sportsbook, settled, isPlayer, id, rest, esports, type, attempt, dispatch]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
