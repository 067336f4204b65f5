import { type KeyboardEvent, useEffect, useState } from 'react';

// Longer than a double press, shorter than reading the new label.
const restMs = 500;

/**
 * Tells whether `value` changed within the last 500 ms, so that a late press does not stake money on a new
 * label.
 */
export function usePressGuard(value: unknown): boolean {
  const [last, setLast] = useState({ value, isNew: false });
  if (!Object.is(last.value, value)) setLast({ value, isNew: true });
  useEffect(() => {
    if (!last.isNew) return undefined;
    const timer = setTimeout(() => setLast({ value: last.value, isNew: false }), restMs);
    return () => clearTimeout(timer);
  }, [last]);
  return last.isNew;
}

/** Suppresses key repeat of Enter, because the next press may mean something else. */
export function pressOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
