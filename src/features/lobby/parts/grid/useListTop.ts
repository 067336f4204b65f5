import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Measures the list's offset from the page top in pixels when the page's height changes, never while
 * scrolling.
 */
export function useListTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const next = list.current ? list.current.getBoundingClientRect().top + window.scrollY : 0;
      setTop((before) => (Math.abs(before - next) > 1 ? next : before));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
