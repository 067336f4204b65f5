import DOMPurify from 'dompurify';

/** A pop-up shows some lines. */
const longest = 50_000;

/** The operator's HTML without anything that runs, frames, or leaves the page's own look. */
export function safeHtml(html: string): string {
  return DOMPurify.sanitize(html.slice(0, longest), {
    ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?!\/))/i,
  });
}
