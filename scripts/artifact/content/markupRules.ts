/** What an operator's text may be made of: the same that the page in the browser lets through. */
const paragraphs = ['p', 'h2', 'h3', 'h4'];
const inlines = ['strong', 'b', 'em', 'i', 'u', 's', 'a', 'span'];

/** Elements that have nothing in them and no end. */
export const voidTags: ReadonlySet<string> = new Set(['br', 'img', 'hr']);

export const inlineTags: ReadonlySet<string> = new Set([...inlines, 'br', 'img']);

/** Only these may hold paragraphs, lists and tables; null is the text itself. */
export const flowParents: ReadonlySet<string | null> = new Set([null, 'div', 'blockquote', 'li', 'td', 'th']);

/** Elements that stand only in certain others. */
export const parentsOf: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody', 'table'],
  th: ['tr'],
  td: ['tr'],
};

/** Between the parts of a list or table there is no text. */
export const frames: ReadonlySet<string | null> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

export const allowedTags: ReadonlySet<string> = new Set(
  [...paragraphs, ...inlines, ...voidTags, ...frames, 'li', 'th', 'td', 'blockquote', 'div'].filter(
    (tag) => tag !== null,
  ),
);

/** Left out with all that is in them. */
export const droppedWhole: ReadonlySet<string> = new Set(
  'script style svg math template iframe frameset noscript noembed noframes textarea title xmp plaintext object embed applet audio video canvas select head form'.split(
    ' ',
  ),
);
