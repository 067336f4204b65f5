import { type RefObject, useCallback } from 'react';
import { useEffectFor } from '../../shared/state/useEffectFor.ts';

interface Present {
  page: string | null;
  // The number of entries changes with the operator's menus.
  count: number;
}

/** Scrolls the entry of the current page to the middle of a positioned row. */
export function useMarkedInSight(row: RefObject<HTMLElement | null>, { page, count }: Present): void {
  const showMarked = useCallback(() => {
    const box = row.current;
    const marked = box?.querySelector<HTMLElement>('[aria-current=page]');
    if (box && marked) box.scrollLeft = marked.offsetLeft - (box.clientWidth - marked.offsetWidth) / 2;
  }, [row]);
  useEffectFor(`${page} ${count}`, showMarked);
}
