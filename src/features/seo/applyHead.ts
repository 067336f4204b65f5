import type { Head } from './headTags.ts';

/** Updates title, meta and link tags in place and adds missing ones. */
export function applyHead(head: Head, document: Document): void {
  if (document.title !== head.title) document.title = head.title;
  for (const { tag, key, attributes } of head.tags) {
    const name = attributes[key] ?? '';
    const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
    const element = found ?? document.head.appendChild(document.createElement(tag));
    for (const [attribute, value] of Object.entries(attributes)) {
      if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
    }
  }
}
