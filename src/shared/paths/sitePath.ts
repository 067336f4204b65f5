/** A path of this site and nothing else: `//host`, `/\host` and schemes lead away and are refused. */
export function isSitePath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false;
  try {
    return new URL(path, 'https://site.invalid').origin === 'https://site.invalid';
  } catch {
    return false;
  }
}
