import type { Command } from 'commander';
import { printProblems } from '../../cli/printProblems.ts';
import { findAffected } from '../affected/findAffected.ts';
import { loadBrands } from '../loadBrands.ts';
import { type BrandFlags, loadOptions, printJson, withBrandOptions, withJsonOption } from './brandOptions.ts';
import { table } from './table.ts';

export function addAffectedCommand(program: Command): void {
  withJsonOption(
    withBrandOptions(
      program
        .command('affected')
        .description('Lists the brands whose artifact a change alters, and why; CI builds just those.')
        .requiredOption('--since <rev>', 'git revision to compare the working tree with'),
    ),
  ).action(async (flags: BrandFlags & { since: string }) => {
    const options = loadOptions(flags);
    const now = await loadBrands(options);
    if (now.problems.length > 0) {
      printProblems(now.problems, []);
      process.exitCode = 1;
      return;
    }
    const affected = await findAffected(now, options, flags.since);
    if (flags.json === true) printJson(affected);
    else {
      process.stdout.write(table(affected.brands.map(({ id, reasons }) => [id, reasons.join('; ')])));
      const removed = affected.removed.length > 0 ? `; removed: ${affected.removed.join(', ')}` : '';
      process.stderr.write(
        `${affected.brands.length} of ${now.ids.length} brands affected since ${flags.since}${removed}\n`,
      );
    }
  });
}
