/** Loads the frames of the home pages one after the other, so that they do not slow down the start page. */
export async function loadPreviews(): Promise<void> {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.preview iframe')) {
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.src = frame.dataset.src ?? '';
    await loaded;
    frame.classList.add('shown');
  }
}

// What each hit is found by.
const sought = [
  ['.brand', '.brand-text'],
  ['#accounts > li', '.who'],
  ['.panel:not(.wide)', ':scope'],
] as const;

/** Hides brands, accounts and panels of switches without the words. */
export function find(words: string): void {
  const wanted = words.trim().toLowerCase();
  for (const [hit, by] of sought)
    for (const element of document.querySelectorAll<HTMLElement>(hit)) {
      const text = element.querySelector(by) ?? element;
      element.hidden = !text.textContent.toLowerCase().includes(wanted);
    }
}
