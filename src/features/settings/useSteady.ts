import { startTransition, useEffect, useState } from 'react';

// Whether a pointer is on a menu or the focus in one.
const isMenuInUse = () => document.querySelector('nav:hover, nav :focus-visible') !== null;

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
