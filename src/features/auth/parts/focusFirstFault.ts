/** After a form was refused: the first field that complains gets the focus, and with it comes into sight. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  // The complaints are drawn first.
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });
}
