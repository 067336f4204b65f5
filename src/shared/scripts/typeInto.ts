type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** As if it were typed. React replaces the setter of the element it controls; the one below it is what typing calls. */
export function typeInto(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
