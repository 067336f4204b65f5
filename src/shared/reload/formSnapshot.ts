import * as v from 'valibot';
import { typeInto } from '../scripts/typeInto.ts';
import { dirtyFields, type FormField, isDirty, isField, isKeepable } from './dirtyFields.ts';

// Identifies a field by its visible labels, because ids differ between page loads.
export const fieldSnapshotSchema = v.object({
  name: v.string(),
  value: v.string(),
  checked: v.nullable(v.boolean()),
  inDialog: v.optional(v.boolean(), false),
});
export type FieldSnapshot = v.InferOutput<typeof fieldSnapshotSchema>;

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

function nameOf(field: FormField): string {
  // A form in a dialog has the title of the dialog: two forms of one page may share the label of a field.
  const container = field.closest('dialog') ?? field.form;
  const own = textOf(field.labels?.[0]) || field.getAttribute('aria-label') || field.name;
  return `${textOf(container?.querySelector('h1, h2, h3'))}|${own}|${field.type}`;
}

const isPressed = (field: FormField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Reads the fields that the player changed, without passwords, codes and files. */
export function takeFormSnapshot(): FieldSnapshot[] {
  return dirtyFields()
    .filter(isKeepable)
    .map((field) => ({
      name: nameOf(field),
      value: field.value,
      checked: isPressed(field) ? field.checked : null,
      inDialog: field.closest('dialog') !== null,
    }));
}

// A page may reset or replace a field while it hydrates. A field that is reset more often stays as the page
// sets it.
const mostTries = 5;
const checkMs = 100;
const signsOfUse = ['pointerdown', 'keydown', 'input'];

function isHeldBy(field: FormField, { value, checked }: FieldSnapshot): boolean {
  return isPressed(field) ? field.checked === checked : field.value === value;
}

export interface FormRestore {
  // Returns the fields whose dialog has not been opened yet.
  pending(): FieldSnapshot[];
  stop(): void;
}

// Fields that a page shows later than this are not filled in.
const restoreForMs = 15_000;

/**
 * Fills in the fields of a snapshot, again when the page resets them, until the player uses the page. What the
 * player has typed into stays.
 */
export function restoreForm(snapshot: readonly FieldSnapshot[], forMs = restoreForMs): FormRestore {
  const tries = new Map(snapshot.map((entry) => [entry, 0]));
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const listening = new AbortController();
  const used = new Set<FieldSnapshot>();
  let isOwn = false;
  const notice = () => {
    if (!isOwn) for (const [entry, tried] of tries) if (tried > 0) used.add(entry);
  };

  function stop(): void {
    watcher.disconnect();
    listening.abort();
    for (const timer of timers) clearTimeout(timer);
    tries.clear();
  }
  function drop(entries: readonly FieldSnapshot[]): void {
    for (const entry of entries) tries.delete(entry);
    if (tries.size === 0) stop();
  }
  function dropLater(entries: readonly FieldSnapshot[]): void {
    timers.add(setTimeout(() => drop(entries), forMs));
  }
  function fill(field: FormField, { value }: FieldSnapshot): void {
    isOwn = true;
    if (isPressed(field)) field.click();
    else typeInto(field, value);
    isOwn = false;
  }
  function restore(): void {
    const fields = [...document.querySelectorAll('input, textarea, select')].filter(isField);
    for (const [entry, tried] of [...tries]) {
      const field = fields.find((one) => nameOf(one) === entry.name);
      if (!field) continue;
      if (tried === 0 && entry.inDialog) dropLater([entry]);
      if (isHeldBy(field, entry)) tries.set(entry, Math.max(1, tried));
      else if (tried >= mostTries || used.has(entry) || (tried === 0 && isDirty(field))) drop([entry]);
      else {
        tries.set(entry, tried + 1);
        fill(field, entry);
        // A form that does not listen yet puts its value back at once, which changes no attribute.
        setTimeout(restore, checkMs);
      }
    }
  }

  const watcher = new MutationObserver(restore);
  for (const sign of signsOfUse)
    document.addEventListener(sign, notice, { capture: true, signal: listening.signal });
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['value'] });
  dropLater(snapshot.filter(({ inDialog }) => !inDialog));
  restore();
  return {
    pending: () => [...tries].flatMap(([entry, tried]) => (entry.inDialog && tried === 0 ? [entry] : [])),
    stop,
  };
}
