// What a section shows of a query. An empty list is `empty`, not `ready`.
export type LoadState<T> =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; retrying: boolean; retry: () => void }
  | { kind: 'ready'; value: T };

interface LoadedQuery<T> {
  data?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Returns the state of a query; data that arrived once stays on screen, even when later requests fail. */
export function loadStateOf<T>(
  { data, error, isFetching, refetch }: LoadedQuery<T>,
  isEmpty: (value: T) => boolean = (value) => Array.isArray(value) && value.length === 0,
): LoadState<T> {
  if (data !== undefined) return isEmpty(data) ? { kind: 'empty' } : { kind: 'ready', value: data };
  if (error === undefined) return { kind: 'loading' };
  return { kind: 'failed', retrying: isFetching, retry: () => void refetch() };
}
