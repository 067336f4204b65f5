/** Presses a key with each modifier in turn and returns the modifiers whose key the page kept from the browser. */
export function swallowedKeys(element: Element, key: string): string[] {
  return ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].filter(
    (modifier) =>
      !element.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, [modifier]: true }),
      ),
  );
}
