let resolveReady: () => void;

/** Resolves when the page responds to input. */
export const pageReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** Marks the page as ready, for browser tests too. */
export function announcePageReady(): void {
  document.documentElement.dataset.ready = 'true';
  resolveReady();
}
