import { type RefObject, useEffect } from 'react';

const airPx = 12;

/**
 * Keeps page, focus and chat (by `--notice-room`) clear of a fixed element at the end of the screen.
 * It adds room below the end of the page only, so nothing on screen moves.
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
      const room = `${window.innerHeight - offsetTop + airPx}px`;
      page.style.scrollPaddingBlockEnd = room;
      page.style.setProperty('--notice-room', room);
    };
    // Reports the first size too, after a layout that happens anyway.
    const watch = new ResizeObserver(reserve);
    watch.observe(element);
    window.addEventListener('resize', reserve);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', reserve);
      document.body.style.paddingBlockEnd = '';
      page.style.scrollPaddingBlockEnd = '';
      page.style.removeProperty('--notice-room');
    };
  }, [ref]);
}
