/** The complaints are drawn within a few frames after a form was refused. */
const frames = 12;

/** After a form was refused: the first field that complains gets the focus, and with it comes into sight. */
export function focusFirstFault(form: HTMLFormElement | null, framesLeft: number = frames): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) {
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'center' });
    } else if (framesLeft > 0) {
      focusFirstFault(form, framesLeft - 1);
    }
  });
}
