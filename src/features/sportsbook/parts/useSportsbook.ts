import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { loginRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../../shared/state/sessionSlice.ts';
import { type Book, loadAltenar, updateAltenar } from './altenarWidget.ts';
import type { BookKind } from './bookKind.ts';
import { bookProps } from './bookProps.ts';
import { useBookAddress } from './useBookAddress.ts';
import { useSportsToken } from './useSportsToken.ts';

interface BookWish {
  kind: BookKind;
  rest: string;
  esports: boolean;
}

export interface Sportsbook {
  state: 'opening' | 'open' | 'failed';
  retry: () => void;
}

/** From asking for the script to the widget's own word that it stands. */
const patienceMs = 20_000;
const mayNotBet = 'Sua conta não pode apostar agora.';

/**
 * The widget's life on this page: script once, token on login and logout, removed on leaving. A player who may not bet
 * looks on without a token.
 */
export function useSportsbook(
  place: RefObject<HTMLElement | null>,
  wish: BookWish,
  mayBet: boolean,
): Sportsbook {
  const { id, sportsbook } = useBrand();
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const access = useSportsToken();
  const token = access === undefined || mayBet ? access : null;
  const { visit, hash, follow } = useBookAddress(wish.kind === 'book');
  const [state, setState] = useState<Sportsbook['state']>('opening');
  const [attempt, setAttempt] = useState(0);
  const isKnown = token !== undefined;
  // What the book asks for while it is open is answered by the page as it is then.
  const latest = useRef({ wish, hash, follow, token, isPlayer });
  useEffect(() => {
    latest.current = { wish, hash, follow, token, isPlayer };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit or attempt starts anew
  useEffect(() => {
    const container = place.current;
    if (!container || !sportsbook || !isKnown) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const books: Book[] = [];
    const leave = () => {
      for (const book of books.splice(0)) book.remove();
    };
    const fail = () => {
      if (signal.aborted) return;
      controller.abort();
      leave();
      setState('failed');
    };
    const patience = setTimeout(fail, patienceMs);
    const props = {
      ...bookProps({ ...latest.current.wish, hash: latest.current.hash }),
      onRouterLoad: () => {
        clearTimeout(patience);
        if (!signal.aborted) setState('open');
      },
      onRouteChange: (route: unknown) => {
        const { path } = Object(route);
        if (typeof path === 'string' && path.startsWith('/')) latest.current.follow(path);
      },
      onSignInButtonClick: () => {
        if (latest.current.isPlayer) dispatch(alertRaised({ kind: 'error', text: mayNotBet }));
        else dispatch(loginRequested());
      },
    };
    const open = async () => {
      const access = { token: latest.current.token ?? null, themeName: id };
      const sdk = await loadAltenar(
        sportsbook.script,
        { ...access, integration: sportsbook.integration },
        signal,
      );
      if (signal.aborted) return;
      if (wish.kind === 'book') books.push(sdk.addSportsBook({ container, props }));
      else {
        const inMemory = { ...props, routerType: 'memory' };
        for (const widget of ['WSportOverview', 'WBetSlip'])
          books.push(sdk.addWidget({ widget, container, props: inMemory }));
      }
    };
    setState('opening');
    open().catch(fail);
    return () => {
      clearTimeout(patience);
      controller.abort();
      leave();
    };
  }, [place, sportsbook, isKnown, id, wish.kind, visit, attempt, dispatch]);

  useEffect(() => {
    if (token !== undefined) updateAltenar({ token, themeName: id });
  }, [token, id]);
  // Whoever logs out elsewhere is not heard here: the token stays with this page.
  useEffect(() => () => updateAltenar({ token: null, themeName: id }), [id]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
