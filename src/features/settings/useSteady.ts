import { startTransition, useEffect, useState } from 'react';

const has = (selector: string) => document.querySelector(selector) !== null;

// Whether a pointer is on a menu or the focus in one. A hidden stand-in is not in use: a finger leaves a pointer behind.
const isMenuInUse = () => !has('[data-menus] [data-stand-in]') && has('nav:hover, nav :focus-visible');

/** Returns the latest value in a transition, but not while a menu is in use. */
export function useSteady<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (value === shown) return undefined;
    const adopt = () => {
      if (!isMenuInUse()) startTransition(() => setShown(value));
    };
    adopt();
    const events = ['pointermove', 'click', 'focusin', 'focusout'] as const;
    for (const event of events) addEventListener(event, adopt);
    return () => {
      for (const event of events) removeEventListener(event, adopt);
    };
  }, [value, shown]);
  return shown;
}
