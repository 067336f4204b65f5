import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';
import { brandProgram } from '../../scripts/brands/commands/brandProgram.ts';
import { runCommand } from '../../scripts/cli/command.ts';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';

interface BrandRun {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `npm run brand` in a process of its own; one test of each command needs it. */
export function spawnBrand(...args: string[]): BrandRun {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'scripts/brand.ts'), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** Runs `npm run brand` in this process, because starting another costs a second of processor time. */
export async function runBrand(...args: string[]): Promise<BrandRun> {
  const { argv } = process;
  const listeners = process.stdout.listeners('error');
  const output = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      output[name] += String(text);
      return true;
    }),
  );
  process.argv = [process.execPath, 'brand.ts', ...args];
  process.exitCode = undefined;
  try {
    await runCommand(brandProgram());
    return { status: Number(process.exitCode ?? 0), ...output };
  } finally {
    for (const spy of spies) spy.mockRestore();
    const added = process.stdout.listeners('error').filter((listener) => !listeners.includes(listener));
    for (const listener of added) process.stdout.off('error', listener as () => void);
    process.argv = argv;
    process.exitCode = undefined;
  }
}
