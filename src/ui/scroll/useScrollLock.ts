import { useLayoutEffect } from 'react';

let locks = 0;
let overflowBefore = '';

function lock(): void {
  const { style } = document.documentElement;
  if (locks === 0) {
    overflowBefore = style.overflow;
    style.overflow = 'hidden';
  }
  locks += 1;
}

function unlock(): void {
  locks -= 1;
  if (locks === 0) document.documentElement.style.overflow = overflowBefore;
}

/** Locks page scrolling while `locked`; the last of several callers releases it. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return undefined;
    lock();
    return unlock;
  }, [locked]);
}
