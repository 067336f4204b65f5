import { type RefObject, useEffect } from 'react';

interface Present {
  page: string | null;
  /** Entries come and go with what the operator offers. */
  count: number;
}

/** A row that scrolls sideways, and from whose edge its entries' places are measured: the present page's one comes to its middle. */
export function useMarkedInSight(row: RefObject<HTMLElement | null>, { page, count }: Present): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked entry changes with the page
  useEffect(() => {
    const box = row.current;
    const marked = box?.querySelector<HTMLElement>('[aria-current=page]');
    if (box && marked) box.scrollLeft = marked.offsetLeft - (box.clientWidth - marked.offsetWidth) / 2;
  }, [row, page, count]);
}
