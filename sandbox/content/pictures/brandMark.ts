/**
 * Returns the drawing of a favicon without its background, in a box of 64 units; null for one that is not
 * drawn like this.
 */
export function brandMark(favicon: string): string | null {
  const [, inner = ''] = /^<svg[^>]*viewBox="0 0 64 64"[^>]*>(.*)<\/svg>\s*$/s.exec(favicon) ?? [];
  const mark = inner.replace(/^<rect width="64" height="64"[^>]*\/>/, '');
  return mark.trim() || null;
}
