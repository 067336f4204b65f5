import { relative } from 'node:path';
import type { Command } from 'commander';
import { loadVerifiedBrands } from '../../build/verify/loadVerifiedBrands.ts';
import { count, printProblems } from '../../cli/printProblems.ts';
import { dotted } from '../config/json/jsonNodes.ts';
import { type AppliedFix, applyFixes } from '../fix/applyFixes.ts';
import type { Problem } from '../problem.ts';
import {
  type BrandFlags,
  checkLoadedBrand,
  loadOptions,
  printJson,
  withBrandOptions,
  withJsonOption,
} from './brandOptions.ts';

type CheckFlags = BrandFlags & { brand?: string; fix?: boolean };

function describeFix({ file, path, kind, before, value }: AppliedFix): string {
  const print = (what: unknown): string => JSON.stringify(what);
  const what =
    kind === 'key' ? `key ${print(before)} → ${print(value)}` : `${print(before)} → ${print(value)}`;
  return `fixed: ${relative(process.cwd(), file)}  ${dotted(path)}: ${what}\n`;
}

/** Checks all brands, and reports on one of them or on all. */
export async function runCheck(flags: CheckFlags): Promise<void> {
  const isChosen = ({ brand }: Pick<Problem, 'brand'>): boolean =>
    flags.brand === undefined || brand === null || brand === flags.brand;
  const fixed = flags.fix === true ? await applyFixes(loadOptions(flags), isChosen) : [];
  const { ids, problems, warnings } = await loadVerifiedBrands({
    ...loadOptions(flags),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  if (flags.brand !== undefined) checkLoadedBrand(flags.brand, { ids, problems });
  // A brand that the problems hide has every one of them.
  const isHidden = flags.brand !== undefined && !ids.includes(flags.brand);
  const own = isHidden ? problems : problems.filter(isChosen);
  const chosen = flags.brand === undefined ? ids : [flags.brand];
  if (own.length > 0) process.exitCode = 1;
  if (flags.json === true) {
    printJson({
      ok: own.length === 0,
      env: flags.env,
      brands: chosen,
      problems: own,
      warnings: warnings.filter(isChosen),
      fixed: flags.fix === true ? fixed : undefined,
    });
    return;
  }
  for (const fix of fixed) process.stderr.write(describeFix(fix));
  printProblems(own, warnings.filter(isChosen));
  if (own.length === 0)
    process.stdout.write(
      flags.brand === undefined
        ? `${count(ids.length, 'brand')}, no problems\n`
        : `${flags.brand}: no problems\n`,
    );
}

export function addCheckCommand(program: Command): void {
  withJsonOption(
    withBrandOptions(
      program
        .command('check')
        .description(
          'Checks the configuration, every theme package and the compiled app, without building an artifact.',
        )
        .option('--brand <id>', 'reports on this brand alone')
        .option('--fix', 'applies the suggestions that are safe, and says what it changed'),
    ),
  ).action(runCheck);
}
