import { useEffect, useEffectEvent, useState } from 'react';
import { useRetryOccasion } from '../query/useRetryOccasion.ts';
import { isRefusal, isUndecided } from './sendIdempotent.ts';

interface PendingRetry {
  // Tries without a known outcome so far.
  failures: number;
  isTrying: boolean;
  tryAgain: () => void;
}

/**
 * Sends a money call whose response is missing again, at once and on every occasion until its outcome is
 * known.
 */
export function useRetryPending(
  send: () => PromiseLike<{ error?: unknown }>,
  onRefused: (message: string | null) => void,
): PendingRetry {
  const [tries, setTries] = useState(1);
  const [ended, setEnded] = useState(0);
  const [failures, setFailures] = useState(0);
  const isTrying = ended < tries;
  const sendLatest = useEffectEvent(send);
  const refuse = useEffectEvent(onRefused);

  useEffect(() => {
    let isCurrent = true;
    void sendLatest().then(({ error }) => {
      if (isRefusal(error)) refuse(error.message);
      if (!isCurrent) return;
      setEnded(tries);
      if (isUndecided(error)) setFailures((count) => count + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [tries]);

  const tryAgain = () => setTries((count) => count + 1);
  useRetryOccasion(!isTrying && failures > 0, tryAgain);
  return { failures, isTrying, tryAgain };
}
