import { useEffect, useRef, useState } from 'react';
import type { MoneyOutcome } from './sendMoney.ts';
import { recoveryDelayMs } from './useRecovery.ts';

interface Resume {
  /** Tries that have come to nothing so far. */
  failures: number;
  isTrying: boolean;
  tryAgain: () => void;
}

/** Takes up a money call whose answer is missing, again and again with growing pauses until its outcome is known. */
export function useResume(
  resume: () => Promise<MoneyOutcome<unknown>>,
  onRefused: (message: string | null) => void,
): Resume {
  const [tries, setTries] = useState(0);
  const [failures, setFailures] = useState(0);
  const [isTrying, setTrying] = useState(true);
  const latest = useRef({ resume, onRefused });
  useEffect(() => {
    latest.current = { resume, onRefused };
  });

  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTries((count) => count + 1);
    setTrying(true);
    void latest.current.resume().then((outcome) => {
      if (outcome.kind === 'refused') latest.current.onRefused(outcome.message);
      if (!isCurrent) return;
      setTrying(false);
      if (outcome.kind !== 'unknown') return;
      setFailures((count) => count + 1);
      timer = setTimeout(again, recoveryDelayMs(Math.min(tries + 1, 4)));
    });
    window.addEventListener('online', again);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [tries]);

  return { failures, isTrying, tryAgain: () => setTries((count) => count + 1) };
}
