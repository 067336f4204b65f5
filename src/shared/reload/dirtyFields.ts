export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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

// Node has no window.
const typedTargets = () => globalThis.window?.__typed ?? new Set<EventTarget | null>();

/** Tells whether the player has changed a field. */
export const isDirty = (field: FormField): boolean => typedTargets().has(field);

export function dirtyFields(): FormField[] {
  const typed = typedTargets();
  for (const target of typed) if (!(isField(target) && target.isConnected)) typed.delete(target);
  return [...typed].filter(isField).filter((field) => !pressed.has(field.type) && isFilled(field));
}

// Whether a reload would lose something for good: a password, a code, a chosen file.
export function holdsUnkeepable(): boolean {
  return !dirtyFields().every(isKeepable);
}

export function isKeepable({ type, autocomplete }: FormField): boolean {
  return !unkeepableTypes.has(type) && !unkeepableTokens.test(autocomplete);
}
