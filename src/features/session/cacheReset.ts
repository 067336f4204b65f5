import { isRead } from '../../shared/query/abortUnusedQueries.ts';
import { api } from '../../shared/query/api.ts';
import { type ApiTag, apiTags } from '../../shared/query/apiTags.ts';
import type { AppDispatch, AppStartListening, RootState } from '../../shared/state/rootState.ts';
import {
  isSessionOver,
  selectIsAuthenticated,
  selectSessionStatus,
  sessionStarted,
} from '../../shared/state/sessionSlice.ts';

// Every tag is of a player's data.
const playersTags = [...apiTags];
// The profile of the new player is loaded before the session starts.
const formerTags = apiTags.filter((tag) => tag !== 'session');

interface Cache {
  dispatch: AppDispatch;
  getState: () => RootState;
}

const { removeQueryResult } = api.internalActions;
// RTK Query returns its own keys as plain strings.
type CacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];

const keysOf = (state: RootState, tags: ApiTag[]) =>
  api.util.selectInvalidatedBy(state, tags).map(({ queryCacheKey }) => queryCacheKey as CacheKey);

// A query that a page still reads would be requested again, without a token.
function removeUnread(cache: Cache): void {
  for (const queryCacheKey of keysOf(cache.getState(), playersTags))
    if (!isRead(cache.dispatch, api, queryCacheKey)) cache.dispatch(removeQueryResult({ queryCacheKey }));
}

// What is still read is requested again, for the new player.
function removeFormer({ dispatch }: Pick<Cache, 'dispatch'>, former: RootState): void {
  // The code of the API was missing, and so were its tags.
  if (!('provided' in former.api)) return;
  for (const queryCacheKey of keysOf(former, formerTags)) dispatch(removeQueryResult({ queryCacheKey }));
}

/** Describes a start with a session under way; `former` is the state before it. */
export interface LateStart extends Pick<Cache, 'dispatch'> {
  former: RootState;
}

/** Removes a player's data from the cache once no page reads it, at the latest for the next player. */
export function registerCacheReset(startListening: AppStartListening, late: LateStart): void {
  // An earlier session may have ended before these listeners had loaded.
  removeFormer(late, late.former);
  startListening({
    matcher: isSessionOver,
    effect: (_action, cache) => removeUnread(cache),
  });
  startListening({
    actionCreator: api.internalActions.unsubscribeQueryResult,
    effect: (_action, cache) => {
      if (selectSessionStatus(cache.getState()) === 'anonymous') removeUnread(cache);
    },
  });
  startListening({
    actionCreator: sessionStarted,
    effect: (_action, cache) => {
      const former = cache.getOriginalState();
      if (!selectIsAuthenticated(former)) removeFormer(cache, former);
    },
  });
}
