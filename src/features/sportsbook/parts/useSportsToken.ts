import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { selectIsAuthenticated, selectSessionStatus } from '../../../shared/state/sessionSlice.ts';
import { fetchSportsToken, type SportsAccess } from '../sportsTokenApi.ts';

// Tokens expire after some minutes.
const renewEveryMs = 8 * 60_000;

interface SportsToken {
  // Null only allows viewing, undefined while unknown.
  token: string | null | undefined;
  // Requests another token now, because the player asks to bet; null for a visitor.
  renew: () => Promise<SportsAccess | null>;
}

export function useSportsToken(): SportsToken {
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const isSettled = useAppSelector(selectSessionStatus) !== 'unknown';
  const [token, setToken] = useState<string | null>();
  const renew = useRef<SportsToken['renew']>(async () => null);

  useEffect(() => {
    if (!isSettled) return undefined;
    if (!isPlayer) {
      setToken(null);
      return undefined;
    }
    const { signal, abort } = abortable();
    const load = async (isAsked: boolean) => {
      const response = await dispatch(fetchSportsToken(signal, isAsked));
      // A failed renewal keeps the token, a refusal removes it.
      if (!signal.aborted) setToken((before) => tokenAfter(response, before));
      return response;
    };
    renew.current = () => load(true);
    void load(false);
    const renewal = setInterval(() => void load(false), renewEveryMs);
    return () => {
      clearInterval(renewal);
      abort();
      renew.current = async () => null;
    };
  }, [dispatch, isPlayer, isSettled]);

  return { token, renew: () => renew.current() };
}

function tokenAfter(response: SportsAccess, before: string | null | undefined): string | null {
  if (response.kind === 'answered') return response.token;
  return response.kind === 'refused' ? null : (before ?? null);
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
