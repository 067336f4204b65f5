import { type RefObject, startTransition, useEffect, useState } from 'react';

// Covers one flick down and one step sideways.
const ahead = { rootMargin: '400px', scrollMargin: '100px' };

/** Tells whether the element has been near the viewport, rendering its content in a transition. */
export function useInView(element: RefObject<Element | null>, startsNear = false): boolean {
  const [near, setNear] = useState(startsNear);
  useEffect(() => {
    if (near) return undefined;
    if (!element.current || typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
    }, ahead);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
