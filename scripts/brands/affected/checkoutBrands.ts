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
  for (const { path, object, isLink } of repository.filesAt(commit)) {
    if (path !== config && !isDotenv(path) && !isPartOfTheme(path)) continue;
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    const content = repository.contentOf(object);
    if (isLink) symlinkSync(content.toString('utf8'), file);
    else writeFileSync(file, content);
  }
  mkdirSync(join(target, dir), { recursive: true });
  for (const name of readdirSync(dirname(configFile)))
    if (name.startsWith('.env') && repository.isIgnored(join(dirname(configFile), name)))
      copyFileSync(join(dirname(configFile), name), join(target, dir, name));
}
