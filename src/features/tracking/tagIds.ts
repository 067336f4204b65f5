/** `G-…`, `AW-…`, `DC-…`, `GT-…`: measured by gtag.js. `GTM-…`: a container of its own. */
export interface TagId {
  kind: 'gtag' | 'container';
  id: string;
}

const gtagId = /^(?:G|AW|DC|GT|UA)-[A-Z0-9-]{3,40}$/i;
const containerId = /\bGTM-[A-Z0-9]{4,20}\b/i;

/** An id as the operator's office sends it; null: not one, whatever else it may be. */
export function readTagId(text: string): TagId | null {
  const id = text.trim();
  if (gtagId.test(id)) return { kind: 'gtag', id };
  return readContainerId(id);
}

/** The setting `pixel_gtm` may hold the id or the snippet it was copied with; nothing of that but the id is used. */
export function readContainerId(text: string): TagId | null {
  const id = containerId.exec(text)?.[0];
  return id ? { kind: 'container', id } : null;
}

/** Where the script of an id is, below the brand's address of tag-manager scripts. */
export function tagScriptAddress(base: string, { kind, id }: TagId): string {
  return `${base}/${kind === 'container' ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(id)}`;
}
