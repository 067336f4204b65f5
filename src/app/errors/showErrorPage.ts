import { isCrawler } from '../../shared/crawlers.ts';

/** Shows the static error page; crawlers, offline visitors and unsupported browsers keep the prerendered page. */
export function showErrorPage(): void {
  if ('unsupported' in document.documentElement.dataset) return;
  if (navigator.onLine && !isCrawler()) location.replace('/50x.html');
}
