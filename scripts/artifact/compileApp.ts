import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { type CompiledApp, compiledRecord, type SharedFile } from './compiledApp.ts';
import { sha256 } from './contentHash.ts';

/**
 * Runs the three builds of the app into `folder`. Called in a process of its own (see compile.ts), so that no
 * variable, working folder or memory of the caller is part of the result.
 */
export async function compileApp(root: string, folder: string, hash: string): Promise<void> {
  const site = join(folder, 'site');
  const common = {
    configFile: join(root, 'vite.config.ts'),
    root,
    mode: 'production',
    logLevel: 'error',
  } as const;
  await build({ ...common, build: { outDir: site, emptyOutDir: true } });
  await build({ ...common, build: { outDir: join(folder, 'prerender'), emptyOutDir: true, ssr: true } });
  const manifest = takeJson(site, '.vite/manifest.json', folder);
  const pages = takeJson(site, '.vite/pages.json', folder);
  const importMap = takeJson(site, 'importmap.json', folder);
  takeSourcemaps(site, join(folder, 'sourcemaps'));
  const files = measureFiles(site);
  const app: CompiledApp = {
    hash,
    template: readFileSync(join(root, 'index.html'), 'utf8'),
    early: await compileEarly(root),
    manifest,
    pages,
    importMap: importMap.imports,
    publicFiles: files.filter((file) => !file.path.startsWith('assets/')),
    chunks: files.filter((file) => file.path.startsWith('assets/')),
    sourcemaps: measureFiles(join(folder, 'sourcemaps')),
  };
  writeFileSync(join(folder, compiledRecord), JSON.stringify(app));
}

/** The early script starts the first calls before any module has loaded, so it has to stand in the page itself. */
async function compileEarly(root: string): Promise<string> {
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
      rolldownOptions: {
        cwd: root,
        input: 'src/entry-early.ts',
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => (file.type === 'chunk' ? file.code.trim() : ''))
    .join('');
  if (code.includes('</')) throw new Error('src/entry-early.ts: "</" would end the inline script');
  return code;
}

/** Moves a build's own records out of the web root. */
function takeJson(site: string, path: string, folder: string) {
  const target = join(folder, path.replace('.vite/', ''));
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

function measureFiles(folder: string): SharedFile[] {
  return listFiles(folder).map((path) => {
    const content = readFileSync(join(folder, path));
    return {
      path,
      sha256: sha256(content),
      bytes: content.length,
      gzip: gzipSync(content, { level: 9 }).length,
      brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
    };
  });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
