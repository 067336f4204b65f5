import { lstatSync, realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { BrandEntry } from '../../brands/config/readConfig.ts';
import type { StudioProject } from '../project.ts';

/** A request that the studio refuses; the message is for people. */
export class StudioRefusal extends Error {}

/** Returns `brands/<id>`, the only directory that the studio writes for a brand. */
export const packageDir = (project: Pick<StudioProject, 'dir'>, brand: string): string =>
  join(project.dir, 'brands', brand);

/** Returns the theme directory that an entry states itself, or that of its own package. */
export const statedThemeDir = (
  project: Pick<StudioProject, 'dir'>,
  { id, value }: Pick<BrandEntry, 'id' | 'value'>,
): string =>
  typeof value.theme === 'string' ? resolve(project.dir, value.theme) : packageDir(project, id ?? '');

/** Refuses a path outside `brands/<id>`, and one on which a symbolic link lies. */
export function safeFile(project: Pick<StudioProject, 'dir'>, brand: string, name: string): string {
  const root = realpathSync(project.dir);
  const file = resolve(packageDir({ dir: root }, brand), name);
  const path = relative(root, file).split(sep);
  if (path[0] !== 'brands' || path[1] !== brand || path.length < 3 || path.includes('..'))
    throw new StudioRefusal(`"${name}" is no file of brands/${brand}`);
  for (let length = 1; length <= path.length; length += 1) {
    const part = join(root, ...path.slice(0, length));
    if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new StudioRefusal(`${relative(root, part)} is a link, and the studio writes to no link`);
  }
  return file;
}

/** Refuses a configuration that is a link out of its directory. */
export function safeConfig({ configFile }: Pick<StudioProject, 'configFile'>): string {
  if (lstatSync(configFile).isSymbolicLink())
    throw new StudioRefusal(`${configFile} is a link, and the studio writes to no link`);
  return configFile;
}
