/** The complaints are drawn within a few frames after a form was refused. */
const frames = 12;

/**
 * After a form was refused: the first field that complains gets the focus, and with it comes into sight. `names` are
 * the fields that the operator complained about: others may have a remark of their own that stops nobody.
 */
export function focusFirstFault(
  form: HTMLFormElement | null,
  names: readonly string[] = [],
  framesLeft: number = frames,
): void {
  requestAnimationFrame(() => {
    const faults = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    const named = faults.find((fault) => names.includes(fault.getAttribute('name') ?? ''));
    const field = named ?? (names.length === 0 || framesLeft === 0 ? faults[0] : undefined);
    if (field) {
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'center' });
    } else if (framesLeft > 0) {
      focusFirstFault(form, names, framesLeft - 1);
    }
  });
}
