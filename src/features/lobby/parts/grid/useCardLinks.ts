import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Navigates card links on the client with one listener, except for clicks with a modifier. */
export function useCardLinks(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const follow = (event: MouseEvent) => {
      const card = event.target instanceof Element ? event.target.closest('[data-game]') : null;
      const url = card?.getAttribute('href');
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!url || !isPlain || event.button !== 0 || event.defaultPrevented) return;
      event.preventDefault();
      void navigate(url);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [list, navigate]);
}
