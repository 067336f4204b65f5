import type { Plugin } from 'vite';

/** Leaves the XHR adapter out of axios' own list; the first upload imports it by its public path. */
export function lazyUploads(): Plugin {
  return {
    name: 'bandeira:lazy-uploads',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== './xhr.js' || !importer?.endsWith('/axios/lib/adapters/adapters.js')) return null;
      return this.resolve('../helpers/null.js', importer);
    },
  };
}
