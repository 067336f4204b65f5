/** Accepts only a path of this site: `//host`, `/\host` and schemes lead away and are rejected. */
export function isSitePath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  try {
    return new URL(path, 'https://site.invalid').origin === 'https://site.invalid';
  } catch {
    return false;
  }
}
