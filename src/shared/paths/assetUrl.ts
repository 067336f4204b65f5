/**
 * Returns a picture's URL: http(s) as it is, other paths below `/storage` on the API's origin; null where
 * nothing usable is named.
 */
export function assetUrl(image: string | undefined, apiOrigin: string): string | null {
  const written = image?.trim() ?? '';
  if (!written) return null;
  if (/^https?:\/\//i.test(written)) return URL.parse(written)?.href ?? null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(written) || written.startsWith('//')) return null;
  const path = written.replace(/^\/+/, '');
  // Serialized, because a space would end a URL in a `srcset`.
  return URL.parse(path.startsWith('storage/') ? `/${path}` : `/storage/${path}`, apiOrigin)?.href ?? null;
}
