// Frames within which errors render after a refusal.
const frames = 12;

/**
 * Focuses the first invalid field after a refusal, by preference one of `names`, which the operator refused.
 */
export function focusFirstError(
  form: HTMLFormElement | null,
  names: readonly string[] = [],
  framesLeft: number = frames,
): void {
  requestAnimationFrame(() => {
    const invalid = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
    const named = invalid.find((field) => names.includes(field.getAttribute('name') ?? ''));
    const field = named ?? (names.length === 0 || framesLeft === 0 ? invalid[0] : undefined);
    if (field) {
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'center' });
    } else if (framesLeft > 0) {
      focusFirstError(form, names, framesLeft - 1);
    }
  });
}
