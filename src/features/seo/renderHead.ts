import { escapeHtml } from '../../shared/html/escapeHtml.ts';
import type { Head } from './headTags.ts';

// Used for prerendered pages.
export function renderHead(head: Head): string {
  const tags = head.tags.map(({ tag, attributes }) => {
    const list = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
    return `<${tag} ${list.join(' ')}>`;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('');
}
