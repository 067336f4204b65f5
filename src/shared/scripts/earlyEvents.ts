import { typeInto } from './typeInto.ts';

declare global {
  interface Window {
    // Replays what was typed before hydration, and presses on what was not hydrated.
    __replayEarlyEvents?: () => void;
  }
}

/**
 * Keeps typed fields and the last press on a button until hydration calls `__replayEarlyEvents`; later, every
 * press until its button is hydrated. Runs in the early script.
 */
export function keepEarlyEvents(page: Window): void {
  const { document } = page;
  const waiting = new Set<EventTarget>();
  let isAppMounted = false;
  const onArrival = ({ currentTarget }: Event) => {
    if (currentTarget) waiting.delete(currentTarget);
  };
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (!isAppMounted) waiting.clear();
    waiting.add(button);
    // React stops a press on a lazy part without its code before the press arrives.
    if (isAppMounted) button.addEventListener('click', onArrival, { once: true });
  };
  document.addEventListener('click', onClick, true);
  page.__replayEarlyEvents = () => {
    if (!isAppMounted) typeAgain(document);
    isAppMounted = true;
    for (const button of [...waiting]) {
      if (button instanceof HTMLElement && button.isConnected) button.click();
      else waiting.delete(button);
    }
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
