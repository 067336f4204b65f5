import { requestIdle } from '../shared/time/requestIdle.ts';
import { wait } from '../shared/time/wait.ts';

// A slow picture or response must not delay the callback for longer.
const patienceMs = 3_000;
// A busy page may never be idle.
const longestRestMs = 2_000;

/** Resolves once the page and its content have loaded and the page is idle. */
export async function pageIdle(contentLoaded: Promise<unknown>): Promise<void> {
  await Promise.race([Promise.all([documentLoaded(), contentLoaded]), wait(patienceMs)]);
  await requestIdle({ timeout: longestRestMs, pauseMs: 0 });
}

function documentLoaded(): Promise<unknown> | null {
  if (document.readyState === 'complete') return null;
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
