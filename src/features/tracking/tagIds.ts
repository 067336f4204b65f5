// `G-…`, `AW-…`, `DC-…` and `GT-…` load gtag.js; `GTM-…` is a container.
export interface TagId {
  kind: 'gtag' | 'container';
  id: string;
}

const gtagId = /^(?:G|AW|DC|GT|UA)-[A-Z0-9-]{3,40}$/i;
const containerId = /\bGTM-[A-Z0-9]{4,20}\b/i;

// Null for anything but a tag id.
export function readTagId(text: string): TagId | null {
  const id = text.trim();
  if (gtagId.test(id)) return { kind: 'gtag', id };
  return readContainerId(id);
}

/** Extracts the id from the setting `pixel_gtm`, which may hold a pasted snippet. */
export function readContainerId(text: string): TagId | null {
  const id = containerId.exec(text)?.[0];
  return id ? { kind: 'container', id } : null;
}

export function tagScriptUrl(base: string, { kind, id }: TagId): string {
  return `${base}/${kind === 'container' ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(id)}`;
}
