import { type RefObject, useEffect, useState } from 'react';

/** Tells whether the element is on the screen or near it now, so that what is far away needs no memory. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting === true),
      { rootMargin: '200px', scrollMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}
