import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/cli/projectPaths.ts';

const parts = [
  'src',
  'scripts',
  'sandbox',
  'brands',
  'brands.config.json',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Copies the project to another directory with linked packages and separate, empty caches. */
export function copyProject(dir: string): void {
  const modules = join(dir, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const part of parts) cpSync(join(projectRoot, part), join(dir, part), { recursive: true });
  const names = readdirSync(join(projectRoot, 'node_modules')).filter((name) => name !== '.cache');
  for (const name of names) symlinkSync(join(projectRoot, 'node_modules', name), join(modules, name));
}
