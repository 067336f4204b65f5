import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** As the compiler writes them: a hash of the file's absolute path, then the component's place in the file. */
const compilerId = /componentId:(\s*)(["'])sc-([a-z0-9]+)(?=-\d+["'])/g;

/** Shorter than the compiler's own, which have mostly six or seven characters. */
const idLength = 5;

function pathId(path: string): string {
  const digits = createHash('sha256').update(path).digest().readUIntBE(0, 6).toString(36);
  return digits.slice(-idLength).padStart(idLength, '0');
}

/**
 * Names styled components by their file's path in the project: by its absolute path, class names, and with them
 * every chunk and page, would differ from folder to folder.
 */
export function componentIds(root: string): Plugin {
  return {
    name: 'bandeira:component-ids',
    apply: 'build',
    enforce: 'post',
    transform(code, file) {
      if (!code.includes('componentId:')) return null;
      const id = pathId(relative(root, file).replaceAll('\\', '/'));
      // The blank before the id grows by as much as the id shrinks: every column stays where the source map says.
      const replaced = code.replace(
        compilerId,
        (_, blank: string, quote: string, hash: string) =>
          `componentId:${' '.repeat(Math.max(0, blank.length + hash.length - idLength))}${quote}sc-${id}`,
      );
      return { code: replaced, map: null };
    },
  };
}
