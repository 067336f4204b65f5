import { type RefObject, useLayoutEffect, useState } from 'react';

// Of a plate with emblem, multiplier and amount.
const leastRem = 9;

/** Measures the pixels at either side of the game around an element; null where a win has no room there. */
export function useRoomBeside(place: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const game = place.current?.parentElement;
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const free = ((game?.parentElement?.clientWidth ?? 0) - (game?.offsetWidth ?? 0)) / 2;
      setRoom(free >= leastRem * remPx ? free : null);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [place]);
  return room;
}
