import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../../cli/projectPaths.ts';
import { sharedFileSource } from '../output/artifactFile.ts';
import { sha256 } from '../output/contentHash.ts';
import { abandonedWorkDirs, createWorkDir, removeDir } from '../output/workDir.ts';
import { type CompiledDir, readCompiled } from './compiledApp.ts';
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

type CompileInto = (root: string, work: string, hash: string) => Promise<void>;

const keptCompilations = 5;
const inUseMs = 60 * 60 * 1000;

export function compileHash(root: string): string {
  return sha256(sourceHash(root, compileInputs)).slice(0, 16);
}

/** Returns the compiled app for the current sources, from the cache when nothing changed. */
export async function compile(
  root: string,
  log: (line: string) => void,
  compileInto: CompileInto = runCompileProcess,
): Promise<CompiledDir> {
  const cache = cacheDir(root, 'compiled');
  const hash = compileHash(root);
  const dir = join(cache, hash);
  if (!isWhole(dir)) {
    removeDir(dir);
    log('Compiling the app (once for all brands)…');
    mkdirSync(cache, { recursive: true });
    const work = createWorkDir(cache);
    try {
      await compileInto(root, work, hash);
      // Of a file that changed meanwhile, either text may have been compiled.
      if (compileHash(root) !== hash) return compile(root, log, compileInto);
      finish(work, dir);
    } finally {
      removeDir(work);
    }
  }
  const now = new Date();
  utimesSync(dir, now, now);
  prune(cache, hash);
  return { dir, app: readCompiled(dir) };
}

/** Finds the compiled app for the current sources without compiling. */
export function compiledInCache(root: string): CompiledDir | null {
  const dir = join(cacheDir(root, 'compiled'), compileHash(root));
  return isWhole(dir) ? { dir, app: readCompiled(dir) } : null;
}

// Artifacts hard-link these files, so a file edited through one artifact must not reach the next.
function isWhole(dir: string): boolean {
  try {
    const app = readCompiled(dir);
    const site = [...app.chunks, ...app.publicFiles].map((file) => ({ file, area: 'site' as const }));
    const maps = app.sourcemaps.map((file) => ({ file, area: 'sourcemaps' as const }));
    return [...site, ...maps].every(
      ({ file, area }) => sha256(readFileSync(sharedFileSource(dir, area, file))) === file.sha256,
    );
  } catch {
    return false;
  }
}

// Another build may have finished the same work first; its result is then used.
function finish(work: string, dir: string): void {
  try {
    renameSync(work, dir);
  } catch (error) {
    if (!existsSync(join(dir, 'app.json'))) throw error;
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
  for (const name of abandonedWorkDirs(cache)) removeDir(join(cache, name));
  const others = readdirSync(cache)
    .filter((name) => name !== current && !name.startsWith('.'))
    .map((name) => ({ name, usedAt: statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { name, usedAt } of others.slice(keptCompilations - 1)) {
    if (Date.now() - usedAt > inUseMs) removeDir(join(cache, name));
  }
}
