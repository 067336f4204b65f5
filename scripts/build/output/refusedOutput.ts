import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

// The project's parts, and what git and npm keep there.
const projectParts = ['.git', 'docs', 'node_modules', 'public', 'sandbox', 'scripts', 'src', 'tests'];

// Resolves links, also for a directory that does not exist yet.
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

// A directory holds itself.
function holds(outer: string, inner: string): boolean {
  const way = relative(realPath(outer), realPath(inner));
  return way !== '..' && !way.startsWith(`..${sep}`);
}

/** Says why artifacts may not be written to a directory: they would mix with the sources or overwrite them. */
export function refusedOutput(
  outDir: string,
  { root, configFile }: { root: string; configFile: string },
): string | undefined {
  const choose = 'choose a directory of its own, such as --out dist.';
  if (holds(outDir, root)) return `--out ${outDir} holds the project itself: ${choose}`;
  if (holds(outDir, dirname(configFile))) return `--out ${outDir} holds the configuration: ${choose}`;
  const part = projectParts.find((name) => holds(join(root, name), outDir));
  return part === undefined ? undefined : `--out ${outDir} lies in the project's ${part}: ${choose}`;
}
