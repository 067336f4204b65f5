import type { Plugin } from 'vite';

const preloadHelper = 'vite/preload-helper.js';

/**
 * Removes Vite's preload helper from dynamic imports, because pages preload their own chunks and have no style
 * sheets.
 */
export function plainImports(): Plugin {
  return {
    name: 'bandeira:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith(preloadHelper) ? 'export const __vitePreload = (load) => load();' : null),
  };
}
