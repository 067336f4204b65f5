import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Repository } from './repository.ts';

const isPartOfTheme = (path: string): boolean =>
  /(^|\/)(theme\.tokens\.json|voice\.json|logo\.svg|logo-error\.svg|favicon\.svg|share\.svg|share\.png)$|(^|\/)(legal|fonts)\/[^/]+$/.test(
    path,
  );

/**
 * Checks configuration, `.env` files and theme packages of a commit out into an empty directory; ignored `.env` files
 * come as they are now.
 */
export function checkoutBrands(
  repository: Repository,
  commit: string,
  configFile: string,
  target: string,
): void {
  const config = repository.inside(configFile) ?? basename(configFile);
  const dir = dirname(config) === '.' ? '' : `${dirname(config)}/`;
  const isDotenv = (path: string): boolean =>
    path.startsWith(`${dir}.env`) && !path.slice(dir.length).includes('/');
  const files = repository
    .filesAt(commit)
    .filter(({ path }) => path === config || isDotenv(path) || isPartOfTheme(path));
  const contents = repository.contentsOf(files.map(({ object }) => object));
  for (const [index, { path, isLink }] of files.entries()) {
    const file = join(target, path);
    const content = contents[index] ?? '';
    mkdirSync(dirname(file), { recursive: true });
    if (isLink) symlinkSync(content.toString(), file);
    else writeFileSync(file, content);
  }
  mkdirSync(join(target, dir), { recursive: true });
  for (const name of readdirSync(dirname(configFile)))
    if (name.startsWith('.env') && repository.isIgnored(join(dirname(configFile), name)))
      copyFileSync(join(dirname(configFile), name), join(target, dir, name));
}
