import * as v from 'valibot';
import { typeInto } from '../scripts/typeInto.ts';
import { isField, isKeepable, type TypedField, typedFields } from './typedFields.ts';

/** A field by what people see of it: ids change with every page, labels do not. */
export const keptFieldSchema = v.object({
  name: v.string(),
  value: v.string(),
  checked: v.nullable(v.boolean()),
});
export type KeptField = v.InferOutput<typeof keptFieldSchema>;

const wordsOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

function nameOf(field: TypedField): string {
  const place = field.closest('dialog, form');
  const own = wordsOf(field.labels?.[0]) || field.getAttribute('aria-label') || field.name;
  return `${wordsOf(place?.querySelector('h1, h2, h3'))}|${own}|${field.type}`;
}

const isPressed = (field: TypedField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

export function keptFields(): KeptField[] {
  return typedFields()
    .filter(isKeepable)
    .map((field) => ({
      name: nameOf(field),
      value: field.value,
      checked: isPressed(field) ? field.checked : null,
    }));
}

/** Puts back what it finds a field for, and returns the rest. */
export function refill(kept: readonly KeptField[]): KeptField[] {
  const fields = [...document.querySelectorAll('input, textarea, select')].filter(isField);
  return kept.filter((entry) => {
    const field = fields.find((one) => nameOf(one) === entry.name);
    if (!field) return true;
    if (!isPressed(field)) typeInto(field, entry.value);
    else if (field.checked !== entry.checked) field.click();
    return false;
  });
}
