import { useDeferredValue } from 'react';
import type { LoadState } from './loadState.ts';

/** The state, where what is `ready` is rendered in the background: many items, and touches come first. */
export function useDeferredState<T extends object>(state: LoadState<T>): LoadState<T> {
  const value = useDeferredValue(state.kind === 'ready' ? state.value : null);
  if (state.kind !== 'ready') return state;
  return value === null ? { kind: 'loading' } : { kind: 'ready', value };
}
