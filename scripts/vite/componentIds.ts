import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

// The compiler's form: a hash of the file's absolute path, then the component's index in the file.
const compilerId = /(?<=componentId:\s*["']sc-)[a-z0-9]+(?=-\d+["'])/g;

// Shorter than most of the compiler's own.
const idLength = 5;

function pathId(path: string): string {
  const digits = createHash('sha256').update(path).digest().readUIntBE(0, 6).toString(36);
  return digits.slice(-idLength).padStart(idLength, '0');
}

/**
 * Names styled components by their path in the project, because absolute paths would change every chunk; the source
 * map follows.
 */
export function componentIds(root: string): Plugin {
  return {
    name: 'bandeira:component-ids',
    apply: 'build',
    enforce: 'post',
    transform(code, file) {
      if (!code.includes('componentId:')) return null;
      const id = pathId(relative(root, file).replaceAll('\\', '/'));
      const replaced = new MagicString(code).replace(compilerId, id);
      return { code: replaced.toString(), map: replaced.generateMap({ hires: 'boundary' }) };
    },
  };
}
