import { crawlerPattern } from '../../shared/crawlers.ts';

const crawlers = new RegExp(crawlerPattern, 'i');

/** Tells crawlers, which must not index the error page. */
export function isCrawler(): boolean {
  return crawlers.test(navigator.userAgent);
}
