// Part of a case-insensitive regular expression that finds search engines and link previews by user agent.
export const crawlerPattern = 'bot|crawl|spider|slurp|facebookexternalhit|whatsapp|lighthouse';
