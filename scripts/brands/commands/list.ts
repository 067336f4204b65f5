import { relative } from 'node:path';
import type { Command } from 'commander';
import { printProblems } from '../../cli/printProblems.ts';
import type { ResolvedBrand } from '../resolvedBrand.ts';
import {
  type BrandFlags,
  loadForCommand,
  printJson,
  withBrandOptions,
  withJsonOption,
} from './brandOptions.ts';
import { table } from './table.ts';

function summary({ settings, themeDir }: ResolvedBrand) {
  const { id, name, origin, domains, layout, jurisdiction, features } = settings;
  const off = Object.entries(features).flatMap(([feature, isOn]) => (isOn ? [] : [feature]));
  return { id, name, origin, domains, layout, jurisdiction, theme: themeDir, featuresOff: off };
}

export function addListCommand(program: Command): void {
  withJsonOption(
    withBrandOptions(
      program.command('list').description('Lists the brands with their addresses and layouts.'),
    ),
  ).action(async (flags: BrandFlags) => {
    const { brands, problems, warnings } = await loadForCommand(flags);
    const rows = brands.map(summary);
    if (flags.json === true) printJson({ env: flags.env, brands: rows });
    else if (rows.length > 0)
      process.stdout.write(
        table([
          ['ID', 'NAME', 'ORIGIN', 'LAYOUT', 'JURISDICTION', 'THEME', 'OFF'],
          ...rows.map(({ id, name, origin, layout, jurisdiction, theme, featuresOff }) => [
            id,
            name,
            origin,
            layout,
            jurisdiction,
            relative(process.cwd(), theme),
            featuresOff.join(', ') || '-',
          ]),
        ]),
      );
    printProblems(problems, flags.json === true ? [] : warnings);
    if (problems.length > 0) process.exitCode = 1;
  });
}
