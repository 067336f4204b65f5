import { useEffect, useEffectEvent, useState } from 'react';

interface Autoplay {
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

/**
 * Calls `advance` every `intervalMs` while playing and not `held`, unless the user prefers reduced motion.
 */
export function useAutoplay(intervalMs: number | undefined, held: boolean, advance: () => void): Autoplay {
  const [playing, setPlaying] = useState(false);
  const turn = useEffectEvent(advance);

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setPlaying(intervalMs !== undefined && !still);
  }, [intervalMs]);

  useEffect(() => {
    if (!playing || held || intervalMs === undefined) return undefined;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') turn();
    }, intervalMs);
    return () => window.clearInterval(timer);
  }, [playing, held, intervalMs]);

  return { playing, setPlaying };
}
