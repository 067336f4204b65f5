import type { Command } from 'commander';
import { loadVerifiedBrands } from '../../artifact/loadVerifiedBrands.ts';
import { count, printProblems } from '../../cli/printProblems.ts';
import { type BrandFlags, loadOptions, withBrandOptions } from './brandOptions.ts';

export function addCheckCommand(program: Command): void {
  withBrandOptions(
    program
      .command('check')
      .description('Checks the configuration and every theme package, without building.'),
  ).action(async (flags: BrandFlags) => {
    const { ids, problems, warnings } = await loadVerifiedBrands(loadOptions(flags));
    printProblems(problems, warnings);
    if (problems.length > 0) process.exitCode = 1;
    else process.stdout.write(`${count(ids.length, 'brand')}, no problems\n`);
  });
}
