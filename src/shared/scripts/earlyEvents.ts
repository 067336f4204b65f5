import { typeInto } from './typeInto.ts';

declare global {
  interface Window {
    // Replays on the page what was typed and pressed before hydration.
    __replayEarlyEvents?: () => void;
  }
}

/**
 * Keeps the last button press and the typed fields until hydration calls `__replayEarlyEvents`; runs in the
 * early script.
 */
export function keepEarlyEvents(page: Window): void {
  const { document } = page;
  let pressed: HTMLElement | null = null;
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = button;
  };
  document.addEventListener('click', onClick, true);
  page.__replayEarlyEvents = () => {
    document.removeEventListener('click', onClick, true);
    typeAgain(document);
    if (pressed?.isConnected) pressed.click();
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

// React compares a field with the value that it last set: the field gets that value first, then what was
// typed.
function typeAgain(document: Document): void {
  const early = [...document.querySelectorAll<Field>('input, select')]
    .map((field) => ({ field, value: field.value, known: knownValue(field) }))
    .filter(({ value, known }) => known !== undefined && known !== value);
  // All fields are reset before any is filled: a field that hydrates resets the others of its form.
  for (const { field, known = '' } of early) typeInto(field, known);
  for (const { field, value } of early) typeInto(field, value);
}

// The value in the prerendered page.
function knownValue(field: Field): string | undefined {
  if (!('options' in field)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;
}
