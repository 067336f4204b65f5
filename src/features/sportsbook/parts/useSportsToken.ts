import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/state/rootState.ts';
import { selectIsAuthenticated, selectSessionStatus } from '../../../shared/state/sessionSlice.ts';
import { fetchSportsToken } from '../sportsTokenApi.ts';

// Tokens expire after some minutes.
const renewEveryMs = 8 * 60_000;

/** Returns the sportsbook token; null only allows viewing, undefined while unknown. */
export function useSportsToken(): string | null | undefined {
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const isSettled = useAppSelector(selectSessionStatus) !== 'unknown';
  const [token, setToken] = useState<string | null>();

  useEffect(() => {
    if (!isSettled) return undefined;
    if (!isPlayer) {
      setToken(null);
      return undefined;
    }
    const { signal, abort } = abortable();
    const fetch = async () => {
      const response = await dispatch(fetchSportsToken(signal));
      if (signal.aborted) return;
      // A failed renewal keeps the token, a refusal removes it.
      setToken((before) => (response.kind === 'answered' ? response.token : (before ?? null)));
    };
    void fetch();
    const renewal = setInterval(() => void fetch(), renewEveryMs);
    return () => {
      clearInterval(renewal);
      abort();
    };
  }, [dispatch, isPlayer, isSettled]);

  return token;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
