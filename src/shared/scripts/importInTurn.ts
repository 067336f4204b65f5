import { nextTask } from '../time/nextTask.ts';

/** A tab in the background paints nothing until it is looked at. */
const longestWaitMs = 250;

/** Resolves once the whole page stands there and the browser has had its turn to paint it. */
async function painted(page: Document): Promise<void> {
  if (page.readyState === 'loading') {
    await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longestWaitMs);
    requestAnimationFrame(() => resolve());
  });
  await nextTask();
}

/**
 * Fetches the page's modules together and runs them one by one, the app's entry last. The prerendered page is painted
 * before: nothing of it needs them. Each runs in a task of its own, so that touches are answered in between.
 * For the early script; rejects when the entry cannot be had.
 */
export async function importInTurn(page: Document, files: readonly string[]): Promise<void> {
  await painted(page);
  for (const file of files) {
    page.head.append(
      Object.assign(page.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
    );
  }
  for (const file of files) {
    const module: Promise<unknown> = import(/* @vite-ignore */ file);
    // Whoever needs a part asks for it again, and says what is missing.
    await (file === files.at(-1) ? module : module.catch(() => {}));
    await nextTask();
  }
}
