import { startTransition, useEffect, useState } from 'react';
import { idleMoment } from '../../shared/time/idleMoment.ts';

/** What is on screen comes first, and its pictures. */
const settleMs = 1_500;

/** False at first; true once the page has been there for a while and has nothing better to do. */
export function useSpareTime(): boolean {
  const [spare, setSpare] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      idleMoment(leaving.signal).then(
        () => startTransition(() => setSpare(true)),
        () => {},
      );
    }, settleMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
  return spare;
}
