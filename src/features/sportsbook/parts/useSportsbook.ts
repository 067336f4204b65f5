import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { asPlayer } from '../../../shared/state/asPlayer.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { useEffectFor } from '../../../shared/state/useEffectFor.ts';
import { type Book, loadAltenar, updateAltenar } from './altenarWidget.ts';
import type { BookKind } from './bookProps.ts';
import { bookProps } from './bookProps.ts';
import { useBookUrl } from './useBookUrl.ts';
import { useSportsToken } from './useSportsToken.ts';

interface BookRequest {
  kind: BookKind;
  rest: string;
  esports: boolean;
  // False until the visitor has given the consent that the route asks for.
  mayOpen: boolean;
  isPaused: boolean;
}

export interface Sportsbook {
  // Whether the widget shows the page of one match.
  isOnMatch: boolean;
  state: 'opening' | 'open' | 'failed';
  retry: () => void;
}

// Timeout from loading the script to the widget's `onRouterLoad`.
const patienceMs = 20_000;
const mayNotBet = 'Sua conta não pode apostar agora.';

/** Mounts the sportsbook and updates its token; a player who may not bet gets none. */
export function useSportsbook(
  place: RefObject<HTMLElement | null>,
  request: BookRequest,
  mayBet: boolean,
): Sportsbook {
  const { id, sportsbook, jurisdiction } = useBrand();
  const dispatch = useAppDispatch();
  const { token: access, renew } = useSportsToken();
  const token = access === undefined || mayBet ? access : null;
  const { visit, hash, follow } = useBookUrl(request.kind === 'book');
  const { isPaused } = request;
  const [state, setState] = useState<Sportsbook['state']>('opening');
  const [attempt, setAttempt] = useState(0);
  const [isOnMatch, setIsOnMatch] = useState(false);
  const isKnown = token !== undefined;
  // Callbacks of the open widget read the latest values.
  const latest = useRef({ request, hash, follow, token, mayBet, renew });
  useEffect(() => {
    latest.current = { request, hash, follow, token, mayBet, renew };
  });

  const openBook = useCallback(() => {
    const container = place.current;
    if (!container || !sportsbook || !isKnown || !request.mayOpen) return undefined;
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
    // Under Brazilian law the player may have lifted the last refusal, and a new one says why.
    const askToBet = async () => {
      const { mayBet, renew } = latest.current;
      const access = jurisdiction === 'br' && mayBet ? await renew() : null;
      if (access === null || (access.kind === 'answered' && access.token === null))
        dispatch(alertRaised({ kind: 'error', text: mayNotBet }));
    };
    const props = {
      ...bookProps({ ...latest.current.request, hash: latest.current.hash }),
      onRouterLoad: () => {
        clearTimeout(patience);
        if (!signal.aborted) setState('open');
      },
      onRouteChange: (route: unknown) => {
        const { path } = Object(route);
        if (typeof path !== 'string' || !path.startsWith('/')) return;
        setIsOnMatch(path.startsWith('/event/'));
        latest.current.follow(path);
      },
      onSignInButtonClick: () => void dispatch(asPlayer(askToBet)),
    };
    const open = async () => {
      const { token, request: now } = latest.current;
      const access = { token: token ?? null, themeName: id, isPaused: now.isPaused || undefined };
      const sdk = await loadAltenar(sportsbook, { ...access, integration: sportsbook.integration }, signal);
      if (signal.aborted) return;
      if (request.kind === 'book') books.push(sdk.addSportsBook({ container, props }));
      else {
        const inMemory = { ...props, routerType: 'memory' };
        for (const widget of ['WSportOverview', 'WBetSlip'])
          books.push(sdk.addWidget({ widget, container, props: inMemory }));
      }
    };
    setState('opening');
    setIsOnMatch('eventId' in props);
    open().catch(fail);
    return () => {
      clearTimeout(patience);
      controller.abort();
      leave();
    };
  }, [place, sportsbook, isKnown, id, request.kind, request.mayOpen, jurisdiction, dispatch]);
  useEffectFor(`${visit} ${attempt}`, openBook);

  useEffect(() => {
    if (token !== undefined) updateAltenar({ token, themeName: id, isPaused: isPaused || undefined });
  }, [token, id, isPaused]);
  // The token is removed with the page, which would miss a later logout.
  useEffect(() => () => updateAltenar({ token: null, themeName: id, isPaused: undefined }), [id]);

  return { isOnMatch, state, retry: () => setAttempt((count) => count + 1) };
}
