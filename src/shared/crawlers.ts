/** Part of a regular expression, without regard to case, that finds search engines and link previews by user agent. */
export const crawlerPattern = 'bot|crawl|spider|slurp|facebookexternalhit|whatsapp|lighthouse';
