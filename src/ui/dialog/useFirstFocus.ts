import { type RefObject, useEffect } from 'react';

/** Focuses `[data-autofocus]` in content that appears in an open dialog. */
export function useFirstFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [content]);
}
