// Part of a case-insensitive regular expression that finds search engines and link previews by user agent.
export const crawlerPattern = 'bot|crawl|spider|slurp|facebookexternalhit|whatsapp|inspectiontool|lighthouse';

const crawlers = new RegExp(crawlerPattern, 'i');

/** Tells crawlers, which must not index the error page. */
export function isCrawler(): boolean {
  return crawlers.test(navigator.userAgent);
}
