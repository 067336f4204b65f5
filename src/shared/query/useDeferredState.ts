import { useDeferredValue } from 'react';
import type { LoadState } from './loadState.ts';

// Renders what is `ready` in the background: the lists are long, and touches come first.
export function useDeferredState<T extends object>(state: LoadState<T>): LoadState<T> {
  const value = useDeferredValue(state.kind === 'ready' ? state.value : null);
  if (state.kind !== 'ready') return state;
  return value === null ? { kind: 'loading' } : { kind: 'ready', value };
}
