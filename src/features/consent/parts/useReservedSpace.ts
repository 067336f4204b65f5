import { type RefObject, useEffect } from 'react';

const airPx = 12;

/**
 * While a fixed element covers the end of the screen, the page can be scrolled clear of it, and what gets the focus
 * scrolls into the part that is free. Only room below the end of the page is added, so nothing on screen moves.
 */
export function useReservedSpace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const page = document.documentElement;
    const reserve = () => {
      // Not its box on screen, which an animation may move.
      const { offsetHeight, offsetTop } = element;
      document.body.style.paddingBlockEnd = `${offsetHeight + 2 * airPx}px`;
      page.style.scrollPaddingBlockEnd = `${window.innerHeight - offsetTop + airPx}px`;
    };
    // Tells its first size too, when the page has been laid out anyway.
    const watch = new ResizeObserver(reserve);
    watch.observe(element);
    window.addEventListener('resize', reserve);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', reserve);
      document.body.style.paddingBlockEnd = '';
      page.style.scrollPaddingBlockEnd = '';
    };
  }, [ref]);
}
