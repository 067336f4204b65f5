import type { Head } from './headTags.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The head as HTML, for prerendered pages. */
export function renderHead(head: Head): string {
  const tags = head.tags.map(({ tag, attributes }) => {
    const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
    return `<${tag} ${list.join(' ')}>`;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('');
}
