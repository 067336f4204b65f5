export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const touched = new Set<FormField>();
// Storage may not hold these: they are lost with the page. A shown password is a field of text, so that its
// autocomplete decides.
const unkeepableTypes = new Set(['password', 'file']);
const unkeepableTokens = /password|one-time-code/;
// Changing these is not typing.
const pressed = new Set(['button', 'submit', 'reset', 'image', 'hidden', 'range']);

export function isField(target: unknown): target is FormField {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isFilled(field: FormField): boolean {
  return field.type === 'checkbox' || field.type === 'radio' || field.value !== '';
}

/** Records from now on which fields the player has changed. */
export function trackDirtyFields(): void {
  const notice = ({ target }: Event) => {
    if (isField(target) && !pressed.has(target.type)) touched.add(target);
  };
  document.addEventListener('input', notice, true);
  document.addEventListener('change', notice, true);
}

export function dirtyFields(): FormField[] {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].filter(isFilled);
}

// Whether a reload would lose something for good: a password, a code, a chosen file.
export function holdsUnkeepable(): boolean {
  return !dirtyFields().every(isKeepable);
}

export function isKeepable({ type, autocomplete }: FormField): boolean {
  return !unkeepableTypes.has(type) && !unkeepableTokens.test(autocomplete);
}
