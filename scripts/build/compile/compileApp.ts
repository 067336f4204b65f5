import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { buildTarget } from '../../browsers/browserFloor.ts';
import { type CompiledApp, compiledRecord } from './compiledApp.ts';
import { listFiles, measureFiles } from './measureFiles.ts';

/**
 * Runs the app's builds in a separate process (see compile.ts), so that the caller's environment, directory and memory
 * cannot affect the result.
 */
export async function compileApp(root: string, dir: string, hash: string): Promise<void> {
  const site = join(dir, 'site');
  const common = {
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'production',
    logLevel: 'error',
  } as const;
  // The builds know nothing of each other and leave cores idle: side by side they take little longer than one.
  const [client, early, unsupported, errorPage] = await Promise.all([
    build({ ...common, build: { outDir: site, emptyOutDir: true } }).then(() => takeClient(dir)),
    compileInline(root, 'src/entry-early.ts', { asWritten: false }),
    compileInline(root, 'src/entry-unsupported.ts', { asWritten: true }),
    compileInline(root, 'src/entry-error.ts', { asWritten: false }),
    build({ ...common, build: { outDir: join(dir, 'prerender'), emptyOutDir: true, ssr: true } }),
  ]);
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const app: CompiledApp = { hash, template, early, unsupported, errorPage, ...client };
  writeFileSync(join(dir, compiledRecord), JSON.stringify(app));
}

async function takeClient(
  dir: string,
): Promise<Omit<CompiledApp, 'hash' | 'template' | 'early' | 'unsupported' | 'errorPage'>> {
  const site = join(dir, 'site');
  const manifest = takeJson(site, '.vite/manifest.json', dir);
  const importMap = takeJson(site, 'importmap.json', dir);
  const maps = join(dir, 'sourcemaps');
  takeSourcemaps(site, maps);
  const files = await measureFiles(site, { compressed: true });
  return {
    manifest,
    importMap: importMap.imports,
    publicFiles: files.filter((file) => !file.path.startsWith('assets/')),
    chunks: files.filter((file) => file.path.startsWith('assets/')),
    sourcemaps: await measureFiles(maps, { compressed: false }),
  };
}

// The script for unsupported browsers stays as written, because the minifier uses newer syntax.
async function compileInline(
  root: string,
  input: string,
  { asWritten }: { asWritten: boolean },
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    mode: 'production',
    envDir: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: buildTarget,
      minify: !asWritten,
      rolldownOptions: {
        cwd: root,
        input,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => (file.type === 'chunk' ? file.code.trim() : ''))
    .join('');
  if (/<\/script|<!--/i.test(code)) throw new Error(`${input}: this text would end the inline script`);
  return asWritten ? code.replace(/^\s*(?:\/\/.*\n)?/gm, '') : code;
}

// Moves a build's own records out of the web root.
function takeJson(site: string, path: string, dir: string) {
  const target = join(dir, path.replace('.vite/', ''));
  renameSync(join(site, path), target);
  return JSON.parse(readFileSync(target, 'utf8'));
}

function takeSourcemaps(site: string, target: string): void {
  for (const path of listFiles(site)) {
    if (!path.endsWith('.map')) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    renameSync(join(site, path), join(target, path));
  }
}
