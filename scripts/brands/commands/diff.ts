import type { Command } from 'commander';
import { UsageError } from '../../cli/cliErrors.ts';
import { printProblems } from '../../cli/printProblems.ts';
import { writeNamedFile } from '../../cli/writeNamedFile.ts';
import { type ComparedBrands, loadBrandsAt, revisionOf } from '../affected/brandsAt.ts';
import { diffBrands, isEmptyDiff } from '../diff/diffBrands.ts';
import { diffHtml } from '../diff/diffHtml.ts';
import { diffText } from '../diff/diffText.ts';
import { loadBrands } from '../loadBrands.ts';
import type { ResolvedBrand } from '../resolvedBrand.ts';
import {
  type BrandFlags,
  checkLoadedBrand,
  loadOptions,
  printJson,
  withBrandOptions,
  withJsonOption,
} from './brandOptions.ts';

type DiffFlags = BrandFlags & { since?: string; html?: string };

// Undefined when the brand has problems, which are printed.
function find(loaded: ComparedBrands, id: string): ResolvedBrand | undefined {
  checkLoadedBrand(id, loaded);
  const brand = loaded.brands.find(({ settings }) => settings.id === id);
  if (!brand) {
    const own = loaded.problems.filter((problem) => problem.brand === id || problem.brand === null);
    printProblems(own.length > 0 ? own : loaded.problems, []);
    process.exitCode = 1;
  }
  return brand;
}

async function diff(first: string, second: string | undefined, flags: DiffFlags): Promise<void> {
  if ((second === undefined) === (flags.since === undefined))
    throw new UsageError(
      'Name two brands, or one brand and --since <ref>: `diff aurora boreal`, `diff aurora --since main`.',
    );
  const options = loadOptions(flags);
  const now = await loadBrands(options);
  const after = find(now, second ?? first);
  if (!after) return;
  const past =
    flags.since === undefined
      ? now
      : await loadBrandsAt(revisionOf(options.configFile, flags.since), options);
  if (flags.since !== undefined && !past.ids.includes(first))
    throw new UsageError(`There was no brand "${first}" at ${flags.since}.`);
  const before = find(past, first);
  if (!before) return;
  const labels = {
    before: flags.since === undefined ? first : `${first}@${flags.since}`,
    after: second ?? first,
  };
  const difference = diffBrands(before, after, labels);
  if (flags.html !== undefined) writeNamedFile('--html', flags.html, diffHtml(difference, before, after));
  if (flags.json === true) printJson(difference);
  else if (isEmptyDiff(difference))
    process.stdout.write(`${labels.before} → ${labels.after}: no difference\n`);
  else if (flags.html === undefined) {
    const withColors = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
    process.stdout.write(diffText(difference, withColors));
  } else process.stdout.write(`Wrote ${flags.html}\n`);
}

export function addDiffCommand(program: Command): void {
  withJsonOption(
    withBrandOptions(
      program
        .command('diff <id> [other]')
        .description(
          'Compares two brands, or a brand with its past: fields, tokens, pictures, contrast, sizes.',
        )
        .option('--since <ref>', 'git revision to compare the working tree with')
        .option('--html <file>', 'writes a page with swatches and pictures'),
    ),
  ).action(diff);
}
