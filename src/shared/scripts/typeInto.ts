type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// React replaces the setter of the element that it controls; the prototype's setter is the one that typing
// calls.
export function typeInto(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
