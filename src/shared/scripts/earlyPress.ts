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
    for (const field of document.querySelectorAll<Field>('input, select')) typeAgain(field);
    if (pressed?.isConnected) pressed.click();
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

/** React takes what it finds in a field for what it knows: it finds that, and hears of the rest. */
function typeAgain(field: Field): void {
  const { value } = field;
  const known =
    'options' in field
      ? [...field.options].find(({ defaultSelected }) => defaultSelected)?.value
      : field.defaultValue;
  if (known === undefined || known === value) return;
  typeInto(field, known);
  typeInto(field, value);
}
