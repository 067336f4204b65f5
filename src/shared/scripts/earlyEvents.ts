import { typeInto } from './typeInto.ts';

declare global {
  interface Window {
    // Replays what was typed before hydration, and the last press on something that was not hydrated.
    __replayEarlyEvents?: () => void;
  }
}

/**
 * Keeps typed fields until hydration calls `__replayEarlyEvents`, and the last press on a button until the
 * button is hydrated; runs in the early script.
 */
export function keepEarlyEvents(page: Window): void {
  const { document } = page;
  let pressed: HTMLElement | null = null;
  let isAppMounted = false;
  const onArrival = () => {
    pressed = null;
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    pressed = button;
    // React stops a press on a lazy part without its code before the press arrives.
    if (isAppMounted) button.addEventListener('click', onArrival, { once: true });
  };
  document.addEventListener('click', onClick, true);
  page.__replayEarlyEvents = () => {
    if (!isAppMounted) typeAgain(document);
    isAppMounted = true;
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
