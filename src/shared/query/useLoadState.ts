import { type LoadState, loadStateOf } from './loadState.ts';
import { useQueryRetry } from './useQueryRetry.ts';

interface SectionQuery<T> {
  data?: T | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export function useLoadState<T>(query: SectionQuery<T>): LoadState<T> {
  useQueryRetry(query);
  return loadStateOf(query);
}
