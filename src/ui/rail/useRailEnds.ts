import { type RefObject, useCallback, useState } from 'react';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';

interface RailEnds {
  atStart: boolean;
  atEnd: boolean;
}

/** Tells whether a horizontal scroller is at its start and end; both when everything fits. */
export function useRailEnds(scroller: RefObject<HTMLElement | null>, items: number): RailEnds {
  const [ends, setEnds] = useState<RailEnds>({ atStart: true, atEnd: items === 0 });

  const observeEnds = useCallback(() => {
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
  }, [scroller]);
  // More items make the scroller longer, which its observer does not see.
  useEffectFor(items, observeEnds);

  return ends;
}
