import { decodeEntities } from '../../../shared/html/decodeEntities.ts';

// Characters; the limit also bounds the search for closing tags.
export const longest = 20_000;

/** Extracts the text of HTML; React escapes the rest. */
export function plainText(html: string): string {
  const text = html
    .slice(0, longest)
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ');
  return decodeEntities(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
}
