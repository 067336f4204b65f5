import { type LoadState, loadStateOf } from './loadState.ts';
import { useRecovery } from './useRecovery.ts';

interface SectionQuery<T> {
  data?: T | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a section shows of its query, which keeps trying by itself while it has failed. */
export function useLoadState<T>(query: SectionQuery<T>): LoadState<T> {
  useRecovery(query);
  return loadStateOf(query);
}
