import { typeInto } from './typeInto.ts';

declare global {
  interface Window {
    /** Gives the page what was typed and pressed before it could answer. */
    __repeatEarlyPress?: () => void;
  }
}

/**
 * A prerendered page can be seen before it can answer. Until `__repeatEarlyPress` is called, the last press of a button is
 * kept, and so is what stands in the fields; links lead on by themselves. For the early script.
 */
export function keepEarlyPress(page: Window): void {
  const { document } = page;
  let pressed: HTMLElement | null = null;
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = button;
  };
  document.addEventListener('click', onClick, true);
  page.__repeatEarlyPress = () => {
    document.removeEventListener('click', onClick, true);
    typeAgain(document);
    if (pressed?.isConnected) pressed.click();
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

/** React takes what it finds in a field for what it knows: it finds that, and hears of the rest. */
function typeAgain(document: Document): void {
  const early = [...document.querySelectorAll<Field>('input, select')]
    .map((field) => ({ field, value: field.value, known: knownValue(field) }))
    .filter(({ value, known }) => known !== undefined && known !== value);
  // All of them, before any: one that comes to life sets the others of its form back.
  for (const { field, known = '' } of early) typeInto(field, known);
  for (const { field, value } of early) typeInto(field, value);
}

/** What the page was made with. */
function knownValue(field: Field): string | undefined {
  if (!('options' in field)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;
}
