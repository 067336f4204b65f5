declare global {
  interface Window {
    // Where the player has typed, from the first moment of the page.
    __typed?: Set<EventTarget | null>;
  }
}

/** Records from now on where the player types. Runs in the early script. */
export function trackDirtyFields(page: Window): void {
  page.__typed ??= new Set();
  for (const type of ['input', 'change'])
    page.addEventListener(type, ({ target }) => page.__typed?.add(target), true);
}
