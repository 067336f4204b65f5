import { useMemo } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { Category } from '../../../shared/contract/casino/casino.ts';
import { type LoadState, loadStateOf } from '../../../shared/query/loadState.ts';
import { useDeferredState } from '../../../shared/query/useDeferredState.ts';
import { useLazyQuery } from '../../../shared/query/useLazyQuery.ts';
import { useQueryRetry } from '../../../shared/query/useQueryRetry.ts';
import { getCategories, offeredCategories } from '../../lobby/offeredCategories.ts';
import { homeLayoutOf } from '../homeLayouts.ts';
import { planGames } from '../planGames.ts';

/**
 * Returns the categories of a row by its index; `empty` without games in any row. One row of the page requests them,
 * because each request that begins after a failure would repeat it.
 */
export function useHomeGames(at: number, requests = false): LoadState<readonly Category[]> {
  const brand = useBrand();
  const query = useLazyQuery(getCategories, { skip: !requests });
  useQueryRetry({ ...query, isError: query.isError && requests });
  const state = useDeferredState(loadStateOf(query));
  const response = state.kind === 'ready' ? state.value : null;
  // Each row plans all of them, which takes 0.1 ms for a thousand games.
  const plan = useMemo(() => {
    return planGames(homeLayoutOf(brand).rows, offeredCategories(response ?? [], brand.features));
  }, [response, brand]);
  if (state.kind !== 'ready') return state;
  return plan.some((row) => row.length > 0) ? { kind: 'ready', value: plan[at] ?? [] } : { kind: 'empty' };
}
