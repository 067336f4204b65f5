import type { Plugin } from 'vite';

const styledComponents = /\/styled-components\/dist\/.*\.js$/;
const use = /,\w+\.prefix&&\w+\.push\(\w+\.prefixer\)/;

/**
 * Leaves out the vendor prefixer of styled-components (1.2 kB gzip), which is off and unneeded in supported browsers.
 */
export function withoutPrefixer(): Plugin {
  return {
    name: 'bandeira:without-prefixer',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!styledComponents.test(id)) return null;
      if (!use.test(code)) throw new Error(`${id}: where the prefixer is used has moved`);
      return { code: code.replace(use, ''), map: null };
    },
  };
}
