import { type RefObject, useEffect } from 'react';

// A new code shows the form until its request is sent; a field that is focused meanwhile would open a keyboard.
const settleMs = 100;
const targets = ['[data-autofocus]', '[tabindex="-1"]'];

/** Moves the focus into new content when the control that had it is gone. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let held: Element | null = null;
    let timer = 0;
    const take = ({ target }: Event) => {
      if (target instanceof Element) held = target;
    };
    const follow = () => {
      if (!held || held.isConnected || !document.activeElement?.contains(element)) return;
      // Content that is still loading has no target.
      for (const target of targets) {
        const next = element.querySelector<HTMLElement>(target);
        if (next) return next.focus({ preventScroll: true });
      }
    };
    const observer = new MutationObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(follow, settleMs);
    });
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', take);
    // Safari gives a pressed button no focus.
    element.addEventListener('click', take);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
      element.removeEventListener('focusin', take);
      element.removeEventListener('click', take);
    };
  }, [place]);
}
