import { type RefObject, useEffect } from 'react';

const airPx = 12;

/** Reserves room below the page and for focus and chat (`--notice-room`) while a fixed element is shown. */
export function useReservedSpace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const page = document.documentElement;
    const reserve = () => {
      // Layout values, because an animation may move the box.
      const { offsetHeight, offsetTop } = element;
      document.body.style.paddingBlockEnd = `${offsetHeight + 2 * airPx}px`;
      const room = `${window.innerHeight - offsetTop + airPx}px`;
      page.style.scrollPaddingBlockEnd = room;
      document.body.style.setProperty('--notice-room', room);
    };
    // Also reports the first size, without forcing a layout. In the next frame, because monitoring observes
    // the page's size and would report an observer's loop when the page grows in this one.
    let frame = 0;
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(reserve);
    });
    watch.observe(element);
    window.addEventListener('resize', reserve);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', reserve);
      document.body.style.paddingBlockEnd = '';
      page.style.scrollPaddingBlockEnd = '';
      document.body.style.setProperty('--notice-room', '');
    };
  }, [ref]);
}
