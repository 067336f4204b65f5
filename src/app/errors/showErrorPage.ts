import { isCrawler } from './isCrawler.ts';

/** Leaves a page whose app did not start for the static error page. Crawlers and offline visitors keep what was prerendered. */
export function showErrorPage(): void {
  if (navigator.onLine && !isCrawler()) location.replace('/50x.html');
}
