/**
 * The address of a picture that the API names: absolute http(s) addresses stay, a path below `/storage` loads from the
 * API's origin, a bare file name lies in `/storage`. Null where nothing usable is named.
 */
export function assetAddress(image: string | undefined, apiOrigin: string): string | null {
  const written = image?.trim() ?? '';
  if (!written) return null;
  if (/^https?:\/\//i.test(written)) return URL.parse(written)?.href ?? null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(written) || written.startsWith('//')) return null;
  const path = written.replace(/^\/+/, '');
  return `${apiOrigin}/${path.startsWith('storage/') ? path : `storage/${path}`}`;
}
