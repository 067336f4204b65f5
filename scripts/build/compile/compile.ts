import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../cli/projectPaths.ts';
import { sharedFileSource } from '../output/artifactFile.ts';
import { sha256 } from '../output/contentHash.ts';
import { abandonedWorkFolders, createWorkFolder, removeFolder } from '../output/workFolder.ts';
import { type CompiledFolder, readCompiled } from './compiledApp.ts';
import { sourceHash } from './sourceHash.ts';

// The lock file covers every tool version, including that of Node.
export const compileInputs: readonly string[] = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/browsers/browserFloor.ts',
  'scripts/vite',
  'scripts/build/compile/compileApp.ts',
  'scripts/build/compile/measureFiles.ts',
];

const keptCompilations = 5;
const inUseMs = 60 * 60 * 1000;

export function compileHash(root: string): string {
  return sha256(sourceHash(root, compileInputs)).slice(0, 16);
}

/** Returns the compiled app for the current sources, from the cache when nothing changed. */
export async function compile(root: string, log: (line: string) => void): Promise<CompiledFolder> {
  const cache = cacheFolder(root, 'compiled');
  const hash = compileHash(root);
  const folder = join(cache, hash);
  if (!isWhole(folder)) {
    removeFolder(folder);
    log('Compiling the app (once for all brands)…');
    mkdirSync(cache, { recursive: true });
    const work = createWorkFolder(cache);
    try {
      await runCompileProcess(root, work, hash);
      finish(work, folder);
    } finally {
      removeFolder(work);
    }
  }
  const now = new Date();
  utimesSync(folder, now, now);
  prune(cache, hash);
  return { folder, app: readCompiled(folder) };
}

/** Finds the compiled app for the current sources without compiling. */
export function compiledInCache(root: string): CompiledFolder | null {
  const folder = join(cacheFolder(root, 'compiled'), compileHash(root));
  return isWhole(folder) ? { folder, app: readCompiled(folder) } : null;
}

// Artifacts hard-link these files, so a file edited through one artifact must not reach the next.
function isWhole(folder: string): boolean {
  try {
    const app = readCompiled(folder);
    const site = [...app.chunks, ...app.publicFiles].map((file) => ({ file, area: 'site' as const }));
    const maps = app.sourcemaps.map((file) => ({ file, area: 'sourcemaps' as const }));
    return [...site, ...maps].every(
      ({ file, area }) => sha256(readFileSync(sharedFileSource(folder, area, file))) === file.sha256,
    );
  } catch {
    return false;
  }
}

// Another build may have finished the same work first; its result is then used.
function finish(work: string, folder: string): void {
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'app.json'))) throw error;
  }
}

function runCompileProcess(root: string, work: string, hash: string): Promise<void> {
  const { PATH, HOME, TMPDIR, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'compileProcess.ts'), root, work, hash], {
    cwd: root,
    // Only these: what a shell happens to export must not change the app.
    env: {
      ...{ PATH, HOME, TMPDIR, SystemRoot, NODE_COMPILE_CACHE },
      ...{ NODE_ENV: 'production', TZ: 'UTC', NO_COLOR: '1' },
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const errors: string[] = [];
  child.stderr?.on('data', (data) => errors.push(String(data)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The app does not compile:\n${errors.join('').trim()}`));
    });
  });
}

function prune(cache: string, current: string): void {
  for (const name of abandonedWorkFolders(cache)) removeFolder(join(cache, name));
  const others = readdirSync(cache)
    .filter((name) => name !== current && !name.startsWith('.'))
    .map((name) => ({ name, usedAt: statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { name, usedAt } of others.slice(keptCompilations - 1)) {
    if (Date.now() - usedAt > inUseMs) removeFolder(join(cache, name));
  }
}
