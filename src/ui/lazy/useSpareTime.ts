import { startTransition, useEffect, useState } from 'react';
import { idleMoment } from '../../shared/time/idleMoment.ts';

/** What was touched, pressed or scrolled to comes first, and its pictures. */
const settleMs = 1_500;

/** Somebody is there. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

let begun: Promise<void> | undefined;

function someoneIsThere(): Promise<void> {
  begun ??= new Promise((resolve) => {
    const begin = () => setTimeout(resolve, settleMs);
    for (const sign of signs) addEventListener(sign, begin, { once: true, passive: true, capture: true });
  });
  return begun;
}

/** False at first; true once somebody has begun to use the page, and it has nothing better to do. */
export function useSpareTime(): boolean {
  const [spare, setSpare] = useState(false);
  useEffect(() => {
    void someoneIsThere()
      .then(() => idleMoment())
      .then(() => startTransition(() => setSpare(true)));
  }, []);
  return spare;
}
