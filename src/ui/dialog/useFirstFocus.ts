import { type RefObject, useEffect } from 'react';

/** A panel that comes into an open dialog takes the focus, as one that comes with the dialog does. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [form]);
}
