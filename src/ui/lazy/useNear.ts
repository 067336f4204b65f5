import { type RefObject, startTransition, useEffect, useState } from 'react';

/** So far ahead of the screen things begin to be made: downwards a flick of the finger, sideways a nudge. */
const ahead = { rootMargin: '400px', scrollMargin: '100px' };

/**
 * Whether the element has come near the screen; true from then on, also where the browser cannot tell.
 * What it brings is rendered in the background, between touches.
 */
export function useNear(element: RefObject<Element | null>, startsNear = false): boolean {
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
