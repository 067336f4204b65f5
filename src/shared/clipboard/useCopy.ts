import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

type CopyOutcome = 'copied' | 'blocked' | null;

/** Copies a text; the outcome `copied` ends after a while, `blocked` stays until the next attempt. */
export function useCopy(text: string, feedbackMs: number): { outcome: CopyOutcome; copy: () => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), feedbackMs);
    return () => clearTimeout(timer);
  }, [outcome, feedbackMs]);

  const copy = () => void copyText(text).then((worked) => setOutcome(worked ? 'copied' : 'blocked'));
  return { outcome, copy };
}
