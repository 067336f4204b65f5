import { crawlerPattern } from '../../shared/crawlers.ts';

const crawlers = new RegExp(crawlerPattern, 'i');

/** Search engines and link previews never get the error page: what they read stays with them for weeks. */
export function isCrawler(): boolean {
  return crawlers.test(navigator.userAgent);
}
