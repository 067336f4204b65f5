import { type EffectCallback, useEffect } from 'react';

/** Runs a stable effect on mount and again whenever `cue` changes, such as a path or the number of a retry. */
export function useEffectFor<Cue>(cue: Cue, effect: (cue: Cue) => ReturnType<EffectCallback>): void {
  useEffect(() => effect(cue), [cue, effect]);
}
