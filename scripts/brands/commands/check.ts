import type { Command } from 'commander';
import { loadVerifiedBrands } from '../../build/verify/loadVerifiedBrands.ts';
import { count, printProblems } from '../../cli/printProblems.ts';
import { type BrandFlags, loadOptions, withBrandOptions } from './brandOptions.ts';

export function addCheckCommand(program: Command): void {
  withBrandOptions(
    program
      .command('check')
      .description(
        'Checks the configuration, every theme package and the compiled app, without building an artifact.',
      ),
  ).action(async (flags: BrandFlags) => {
    const { ids, problems, warnings } = await loadVerifiedBrands({
      ...loadOptions(flags),
      log: (line) => process.stderr.write(`${line}\n`),
    });
    printProblems(problems, warnings);
    if (problems.length > 0) process.exitCode = 1;
    else process.stdout.write(`${count(ids.length, 'brand')}, no problems\n`);
  });
}
