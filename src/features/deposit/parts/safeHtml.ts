import { sanitizedHtml } from '../../../shared/html/sanitizedHtml.ts';

// Characters; a pop-up shows a few lines.
const longest = 50_000;

/** Sanitizes the operator's HTML to basic text markup and safe links. */
export function safeHtml(html: string): TrustedHTML {
  return sanitizedHtml(html.slice(0, longest), {
    ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'strong', 'ul'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?!\/))/i,
  });
}
