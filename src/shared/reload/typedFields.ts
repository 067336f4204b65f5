export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const touched = new Set<TypedField>();
/** What no storage may hold: it is lost with the page. */
const unkeepable = new Set(['password', 'file']);
/** Not what people call typing. */
const pressed = new Set(['button', 'submit', 'reset', 'image', 'hidden', 'range']);

export function isField(target: unknown): target is TypedField {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isFilled(field: TypedField): boolean {
  return field.type === 'checkbox' || field.type === 'radio' || field.value !== '';
}

/** Remembers which fields somebody has changed, from now on. */
export function startNoticingTyped(): void {
  const notice = ({ target }: Event) => {
    if (isField(target) && !pressed.has(target.type)) touched.add(target);
  };
  document.addEventListener('input', notice, true);
  document.addEventListener('change', notice, true);
}

/** The fields that hold what somebody typed or chose, as long as they are on the page. */
export function typedFields(): TypedField[] {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].filter(isFilled);
}

/** Whether a reload would lose something for good: a password, a chosen file. */
export function holdsUnkeepable(): boolean {
  return typedFields().some(({ type }) => unkeepable.has(type));
}

export function isKeepable({ type }: TypedField): boolean {
  return !unkeepable.has(type);
}
