import { type KeyboardEvent, useEffect, useState } from 'react';

/** Longer than a double press, shorter than anybody needs to read what stands there now. */
const restMs = 500;

/**
 * Whether `value` has changed within the last half second. What a button does may change under a finger that is on its
 * way: a press so soon was meant for what stood there before, and would stake money.
 */
export function useJustChanged(value: unknown): boolean {
  const [last, setLast] = useState({ value, isNew: false });
  if (!Object.is(last.value, value)) setLast({ value, isNew: true });
  useEffect(() => {
    if (!last.isNew) return undefined;
    const timer = setTimeout(() => setLast({ value: last.value, isNew: false }), restMs);
    return () => clearTimeout(timer);
  }, [last]);
  return last.isNew;
}

/** A held key presses once: the next press may mean something else. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
