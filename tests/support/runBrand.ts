import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { brandProgram } from '../../scripts/brands/commands/brandProgram.ts';
import { runCommand } from '../../scripts/cli/command.ts';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { type CommandRun, captureCommand } from './captureCommand.ts';

/** Runs `npm run brand` in a process of its own; one test of each command needs it. */
export function spawnBrand(...args: string[]): CommandRun {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'scripts/brand.ts'), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** Runs `npm run brand` in this process. */
export function runBrand(...args: string[]): Promise<CommandRun> {
  return captureCommand(args, () => runCommand(brandProgram()));
}
