import type { Plugin } from 'vite';

const preloadHelper = 'vite/preload-helper.js';

/**
 * Imports on demand are just that. Vite wraps each in a helper that preloads style sheets and chunks; the app has no
 * style sheets, and its pages name the chunks of their first view.
 */
export function plainImports(): Plugin {
  return {
    name: 'bandeira:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith(preloadHelper) ? 'export const __vitePreload = (load) => load();' : null),
  };
}
