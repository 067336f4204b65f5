let resolveReady: () => void;

// Resolves once the page responds to input.
export const pageReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

// Also a marker for browser tests.
export function announcePageReady(): void {
  document.documentElement.dataset.ready = 'true';
  resolveReady();
}
