import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../scripts/cli/projectPaths.ts';
import { copyProject } from '../support/build/projectCopy.ts';

export interface Run {
  seconds: number;
  peakMemoryBytes: number;
}

// Shared by measurements: a copy of the project with separate caches, and timed builds.
export interface Workshop {
  // Removed after the bench.
  dir: string;
  // A copy of the project without any earlier build.
  project(): string;
  // `npm run build` in the copy.
  build(args: readonly string[]): Promise<Run>;
  // The same without any cache, into an output directory that does not exist yet.
  coldBuild(args: readonly string[], outDir: string): Promise<Run>;
  // One plain `vite build` of the app.
  plainBuild(): Promise<Run>;
  close(): void;
}

export function openWorkshop(): Workshop {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-bench-')));
  const copy = join(dir, 'project');
  let isCopied = false;
  const project = () => {
    if (!isCopied) copyProject(copy);
    isCopied = true;
    return copy;
  };
  const build = (args: readonly string[]) =>
    timed([join(project(), 'scripts/build.ts'), ...args], project(), dir);
  return {
    dir,
    project,
    build,
    coldBuild: (args, outDir) => {
      rmSync(cacheDir(project(), '..'), { recursive: true, force: true });
      rmSync(outDir, { recursive: true, force: true });
      return build([...args, '--out', outDir]);
    },
    plainBuild: () => {
      const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
      const out = join(dir, 'plain');
      return timed([vite, 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'error'], project(), dir);
    },
    close: () => rmSync(dir, { recursive: true, force: true }),
  };
}

async function timed(args: readonly string[], cwd: string, dir: string): Promise<Run> {
  const memoryFile = join(dir, 'peak-memory');
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', new URL('./peakMemory.ts', import.meta.url).href, ...args],
    {
      cwd,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        BANDEIRA_PEAK_MEMORY_FILE: memoryFile,
        // As `npm run` sets it, for every build.
        NODE_COMPILE_CACHE: join(dir, 'node'),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let errors = '';
  child.stderr.on('data', (data) => {
    errors = `${errors}${String(data)}`.slice(-4000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}:\n${errors}`);
  return { seconds, peakMemoryBytes: Number(readFileSync(memoryFile, 'utf8')) };
}
