import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';

const root = dirname(createRequire(import.meta.url).resolve('pusher-js/package.json'));
const specDir = join(root, 'spec/javascripts');

// Directories of modules that the specs name without a path, as in the package's webpack configuration for Node.
const moduleDirs = [
  join(specDir, 'helpers'),
  join(root, 'src/runtimes/node'),
  join(root, 'src'),
  join(root, 'src/runtimes'),
];
const aliases: Readonly<Record<string, string>> = {
  pusher_integration: 'core/pusher.js',
  integration: 'node/integration',
  'dom/dependencies': 'node/mock-dom-dependencies',
  'dom/dependency_loader': 'node/mock-dom-dependencies',
};
// Modules from outside of the package, which the test hands to the bundle as `outside`.
const outside: ReadonlySet<string> = new Set([
  'testenv',
  'crypto',
  'faye-websocket',
  'xmlhttprequest',
  '@stablelib/base64',
  '@stablelib/utf8',
]);
const entry = 'pusher-specs.js';
const outsideMark = '\0outside:';

/** Bundles the package's core integration specs into one classic script. */
export async function bundlePusherSpecs(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['cjs'], fileName: 'specs' },
      rolldownOptions: { platform: 'node' },
    },
    resolve: { extensions: ['.ts', '.js'] },
    define: {
      VERSION: '"0.0.0"',
      CDN_HTTP: '""',
      CDN_HTTPS: '""',
      DEPENDENCY_SUFFIX: '""',
      RUNTIME: '"node"',
    },
    plugins: [packageModules()],
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('The specs of pusher-js gave no bundle');
  return output.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

function packageModules(): Plugin {
  const core = join(specDir, 'integration/core');
  return {
    name: 'pusher-specs',
    enforce: 'pre',
    resolveId(id) {
      if (id.endsWith(entry)) return entry;
      if (outside.has(id)) return outsideMark + id;
      if (id.startsWith('.') || id.startsWith('/')) return null;
      return findModule(aliases[id] ?? id);
    },
    load(id) {
      if (id === entry) {
        const specs = readdirSync(core).filter((name) => /_spec(\.js)?$/.test(name));
        const calls = specs.map((name) => `require(${JSON.stringify(join(core, name))})(configs);`);
        return `module.exports = (configs) => { ${calls.join('\n')} };`;
      }
      if (id.startsWith(outsideMark))
        return `module.exports = outside[${JSON.stringify(id.slice(outsideMark.length))}];`;
      return null;
    },
  };
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function findModule(id: string): string | null {
  for (const dir of moduleDirs) {
    const path = join(dir, id);
    const found = [path, `${path}.ts`, `${path}.js`, join(path, 'index.ts'), join(path, 'index.js')].find(
      isFile,
    );
    if (found) return found;
  }
  return null;
}

/** Returns the titles of the specs below a directory of the package's integration specs. */
export function specTitles(dir: 'core' | 'web'): string[] {
  const base = join(specDir, 'integration', dir);
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) =>
      [...readFileSync(join(base, name), 'utf8').matchAll(/\bit\("([^"]+)"/g)].map(([, title = '']) => title),
    );
}
