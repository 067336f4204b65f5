import { type RefObject, useEffect } from 'react';

interface Present {
  page: string | null;
  // The number of entries changes with the operator's menus.
  count: number;
}

/** Scrolls the entry of the current page to the middle of a positioned row. */
export function useMarkedInSight(row: RefObject<HTMLElement | null>, { page, count }: Present): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked entry changes with the page
  useEffect(() => {
    const box = row.current;
    const marked = box?.querySelector<HTMLElement>('[aria-current=page]');
    if (box && marked) box.scrollLeft = marked.offsetLeft - (box.clientWidth - marked.offsetWidth) / 2;
  }, [row, page, count]);
}
