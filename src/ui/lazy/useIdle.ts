import { startTransition, useEffect, useState } from 'react';
import { requestIdle } from '../../shared/time/requestIdle.ts';

// Content that the player reached loads first.
const settleMs = 1_500;

// Events that count as user activity.
export const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

let begun: Promise<void> | undefined;

/** Resolves 1.5 s after the first user activity of the visit. */
export function firstActivity(): Promise<void> {
  begun ??= new Promise((resolve) => {
    const begin = () => setTimeout(resolve, settleMs);
    for (const sign of signsOfLife)
      addEventListener(sign, begin, { once: true, passive: true, capture: true });
  });
  return begun;
}

/** Tells whether the page is idle after the first user activity. */
export function useIdle(): boolean {
  const [spare, setSpare] = useState(false);
  useEffect(() => {
    void firstActivity()
      .then(() => requestIdle())
      .then(() => startTransition(() => setSpare(true)));
  }, []);
  return spare;
}
