// Where the focus goes when its element leaves the widget.

/** Moves the focus with the pages: to the way back on a match, and to the match in the list that it came from. */
export function createPageFocus(root: ShadowRoot) {
  let next: string | null = null;
  let list = '.event';
  return {
    onPage(before: string | null, after: string | null): void {
      if (after !== null) {
        list = root.activeElement?.closest('.featured') ? '.featured' : '.event';
        next = '.back';
      } else if (before !== null) next = `${list} [data-focus="open:${CSS.escape(before)}"]`;
    },
    // Waits until the page has loaded; a focus that the player has moved meanwhile stays.
    settle(): void {
      const found = next === null ? null : root.querySelector<HTMLElement>(next);
      if (found && !root.activeElement) found.focus({ preventScroll: next === '.back' });
      if (found || root.activeElement) next = null;
    },
  };
}

/** Remembers the focus in the slip; the returned function replaces it after a redraw that removed its element. */
export function keepSlipFocus(root: ShadowRoot): () => void {
  const from = root.activeElement;
  if (!(from instanceof HTMLElement && from.closest('.slip'))) return () => {};
  const drops = () => [...root.querySelectorAll<HTMLElement>('.drop')];
  const index = drops().indexOf(from);
  const { next: key = '' } = from.dataset;
  return () => {
    if (root.activeElement) return;
    const successor = root.querySelector<HTMLElement>(`[data-focus="${CSS.escape(key)}"]`);
    const next = index < 0 ? successor : (drops()[index] ?? drops().at(-1));
    (next ?? root.querySelector<HTMLElement>('.slip'))?.focus({ preventScroll: true });
  };
}
