import { yieldToMain } from '../time/wait.ts';

// A background tab paints nothing until it is shown.
const longestWaitMs = 250;

// Resolves once the page is parsed and the screen shows it: requests compete with a frame that is still being drawn, and
// Lighthouse takes modules that arrive before it for its cause.
async function painted(page: Document): Promise<void> {
  if (page.readyState === 'loading') {
    await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longestWaitMs);
    requestAnimationFrame(() => {
      const observer = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
      });
      observer.observe({ type: 'paint', buffered: true });
    });
  });
  await yieldToMain();
}

// Calls back once all but one have arrived or failed; of a single file, once that has.
function preload(page: Document, files: readonly string[], onAlmostAll?: () => void): void {
  let pending = Math.max(1, files.length - 1);
  const onload = () => {
    pending -= 1;
    if (pending === 0) onAlmostAll?.();
  };
  for (const href of files) {
    const link = { rel: 'modulepreload', crossOrigin: '', href, onload, onerror: onload };
    page.head.append(Object.assign(page.createElement('link'), link));
  }
}

/**
 * Fetches the modules together and runs each in its own task, the app's entry last; rejects when the entry
 * fails. What the app imports next arrives while they run. For the early script.
 */
export async function importSequentially(
  page: Document,
  files: readonly string[],
  next: readonly string[],
): Promise<void> {
  await painted(page);
  // One response early, because the network would be idle until the next ones begin.
  preload(page, files, () => preload(page, next));
  for (const file of files) {
    const module: Promise<unknown> = import(/* @vite-ignore */ file);
    // The code that needs a part requests it again, and reports what is missing.
    await (file === files.at(-1) ? module : module.catch(() => {}));
    await yieldToMain();
  }
}
