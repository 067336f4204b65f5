import { type RefObject, useEffect, useState } from 'react';

interface RailEnds {
  atStart: boolean;
  atEnd: boolean;
}

/** Tells whether a horizontal scroller is at its start and end; both when everything fits. */
export function useRailEnds(scroller: RefObject<HTMLElement | null>, items: number): RailEnds {
  const [ends, setEnds] = useState<RailEnds>({ atStart: true, atEnd: items === 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: more items make the scroller longer
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const left = element.scrollLeft;
      const right = element.scrollWidth - element.clientWidth - left;
      const next = { atStart: left < 2, atEnd: right < 2 };
      setEnds((before) => (before.atStart === next.atStart && before.atEnd === next.atEnd ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller, items]);

  return ends;
}
