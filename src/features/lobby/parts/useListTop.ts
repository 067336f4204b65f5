import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How far below the page's top a list begins, pixels. What stands above it comes and goes (recent games, messages):
 * then the page's height changes. It is not asked for while scrolling: an answer costs a layout.
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
