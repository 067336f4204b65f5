import { type RefObject, useEffect } from 'react';

/** Content that comes into an open dialog takes the focus, as content that comes with the dialog does. */
export function useFirstFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [content]);
}
