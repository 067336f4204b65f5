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

/** A page that is still coming together may set a field back, or show it anew; one that does it more often means it. */
const mostTries = 5;
const signsOfUse = ['pointerdown', 'keydown', 'input'];

function isHeldBy(field: TypedField, { value, checked }: KeptField): boolean {
  return isPressed(field) ? field.checked === checked : field.value === value;
}

/** Puts back what was typed, for so long: where a field comes late, and where one is set back before anybody uses the page. */
export function bringBack(kept: readonly KeptField[], forMs: number): void {
  const tries = new Map(kept.map((entry) => [entry, 0]));
  let isUsed = false;
  let isOwn = false;
  const notice = () => {
    isUsed ||= !isOwn;
  };

  function put(field: TypedField, { value }: KeptField): void {
    isOwn = true;
    if (isPressed(field)) field.click();
    else typeInto(field, value);
    isOwn = false;
  }
  function look(): void {
    const fields = [...document.querySelectorAll('input, textarea, select')].filter(isField);
    for (const [entry, tried] of [...tries]) {
      const field = fields.find((one) => nameOf(one) === entry.name);
      if (!field) continue;
      if (isHeldBy(field, entry)) tries.set(entry, Math.max(1, tried));
      else if (tried >= mostTries || (tried > 0 && isUsed)) tries.delete(entry);
      else {
        tries.set(entry, tried + 1);
        put(field, entry);
      }
    }
  }

  look();
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['value'] });
  for (const sign of signsOfUse) document.addEventListener(sign, notice, true);
  setTimeout(() => {
    watcher.disconnect();
    for (const sign of signsOfUse) document.removeEventListener(sign, notice, true);
  }, forMs);
}
