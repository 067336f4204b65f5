import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/artifact/projectPaths.ts';
import { copyProject } from '../support/projectCopy.ts';

export interface Run {
  seconds: number;
  peakMemoryBytes: number;
}

/** What the measurements share: a copy of the project with caches of its own, and builds that are timed. */
export interface Workshop {
  /** Everything in it goes away with the bench. */
  folder: string;
  /** A copy of the project in which nothing has been built before it is asked for the first time. */
  project(): string;
  /** `npm run build` in the copy. */
  build(args: readonly string[]): Promise<Run>;
  /** One plain `vite build` of the app, and nothing around it. */
  plainBuild(): Promise<Run>;
  close(): void;
}

export function openWorkshop(): Workshop {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-bench-')));
  const copy = join(folder, 'project');
  let isCopied = false;
  const project = () => {
    if (!isCopied) copyProject(copy);
    isCopied = true;
    return copy;
  };
  return {
    folder,
    project,
    build: (args) => timed([join(project(), 'scripts/build.ts'), ...args], project(), folder),
    plainBuild: () => {
      const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
      const out = join(folder, 'plain');
      return timed(
        [vite, 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'error'],
        project(),
        folder,
      );
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function timed(args: readonly string[], cwd: string, folder: string): Promise<Run> {
  const memoryFile = join(folder, 'peak-memory');
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
        // As `npm run` sets it, for every build alike.
        NODE_COMPILE_CACHE: join(folder, 'node'),
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
