// The elements that an operator's text may contain, the same that the page in the browser permits.
const paragraphs = ['p', 'h2', 'h3', 'h4'];
const inlines = ['strong', 'b', 'em', 'i', 'u', 's', 'a', 'span'];

// Elements without content and end tag.
export const voidTags: ReadonlySet<string> = new Set(['br', 'img', 'hr']);

export const inlineTags: ReadonlySet<string> = new Set([...inlines, 'br', 'img']);

// Only these may hold paragraphs, lists and tables; null is the text itself.
export const flowParents: ReadonlySet<string | null> = new Set([null, 'div', 'blockquote', 'li', 'td', 'th']);

// Elements that are valid only in certain parents.
export const parentsOf: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody', 'table'],
  th: ['tr'],
  td: ['tr'],
};

// No text is valid between the parts of a list or table.
export const frames: ReadonlySet<string | null> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

export const allowedTags: ReadonlySet<string> = new Set(
  [...paragraphs, ...inlines, ...voidTags, ...frames, 'li', 'th', 'td', 'blockquote', 'div'].filter(
    (tag) => tag !== null,
  ),
);

// Removed together with their content.
export const droppedWhole: ReadonlySet<string> = new Set(
  'script style svg math template iframe frameset noscript noembed noframes textarea title xmp plaintext object embed applet audio video canvas select head form'.split(
    ' ',
  ),
);
