import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { InputError } from '../../cli/cliErrors.ts';
import { printProblems } from '../../cli/printProblems.ts';
import { projectRoot } from '../../cli/projectPaths.ts';
import { revisionOf } from '../affected/brandsAt.ts';
import { findAffected } from '../affected/findAffected.ts';
import { loadBrands } from '../loadBrands.ts';
import { changedEntries, contactSheet } from '../sheet/contactSheet.ts';
import { checkoutProject } from '../sheet/pastProject.ts';
import { sheetHtml } from '../sheet/sheetHtml.ts';
import { choosePages, type SheetPage } from '../sheet/sheetPages.ts';
import { freePort, startSites } from '../sheet/sheetServer.ts';
import { entryLabel, sheetSummary } from '../sheet/sheetSummary.ts';
import type { Shot } from '../sheet/takePictures.ts';
import { type BrandFlags, checkBrandId, loadOptions, printJson, withJsonOption } from './brandOptions.ts';

type SheetFlags = BrandFlags & {
  brand?: string;
  pages?: string;
  against?: string;
  out: string;
  failOnChange?: boolean;
};

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

interface Pictured {
  port: number;
  brands: readonly string[];
  pages: readonly SheetPage[];
  browser: string;
}

async function pictures(root: string, configFile: string, wanted: Pictured): Promise<Shot[]> {
  const sites = await startSites(root, configFile, wanted.port);
  try {
    const { takePictures } = await import('../sheet/takePictures.ts');
    return await takePictures(wanted, log);
  } finally {
    await sites.close();
  }
}

// The pictures of a commit, made by the code of that commit; brands that did not exist have none.
async function pastPictures(
  configFile: string,
  { commit, ids }: { commit: string; ids: readonly string[] },
  wanted: Pictured,
): Promise<Shot[]> {
  const past = checkoutProject(projectRoot, commit);
  try {
    const brands = wanted.brands.filter((id) => ids.includes(id));
    return await pictures(past.root, join(past.root, relative(projectRoot, configFile)), {
      ...wanted,
      brands,
    });
  } finally {
    past.close();
  }
}

// Loads Playwright here, because every command would take 0.15 s of processor time for it.
async function browserPath(): Promise<string> {
  const { findOrInstallBrowser, MissingProgram } = await import('../../checks/browser.ts');
  try {
    return (await findOrInstallBrowser()).value;
  } catch (error) {
    throw error instanceof MissingProgram ? new InputError(error.message) : error;
  }
}

async function sheet(flags: SheetFlags): Promise<void> {
  const pages = choosePages(flags.pages);
  const options = loadOptions(flags);
  const now = await loadBrands(options);
  if (now.problems.length > 0) {
    printProblems(now.problems, []);
    process.exitCode = 1;
    return;
  }
  for (const id of flags.brand?.split(',') ?? []) checkBrandId(id, now.ids);
  const affected = flags.against === undefined ? null : await findAffected(now, options, flags.against);
  const reasons = new Map(affected?.brands.map(({ id, reasons: why }) => [id, why]) ?? []);
  const brands = flags.brand?.split(',') ?? (affected ? [...reasons.keys()] : now.ids);
  const wanted = { port: await freePort(), brands, pages, browser: await browserPath() };
  let earlier: Shot[] | null = null;
  if (flags.against !== undefined && affected && brands.length > 0) {
    const { commit } = revisionOf(options.configFile, flags.against);
    const ids = now.ids.filter((id) => !reasons.get(id)?.includes('a new brand'));
    log(`Building ${flags.against}…`);
    earlier = await pastPictures(options.configFile, { commit, ids }, wanted);
  }
  log('Building the brands…');
  const shots = brands.length > 0 ? await pictures(projectRoot, options.configFile, wanted) : [];
  const made = contactSheet(shots, earlier, flags.against ?? null, reasons);
  const out = resolve(flags.out);
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'index.html'), await sheetHtml(made));
  await writeFile(join(out, 'summary.md'), sheetSummary(made));
  const changed = changedEntries(made);
  if (flags.json === true)
    printJson(
      made.entries.map(({ shot: { brand, page, visitor, width }, state, difference }) => ({
        brand,
        page,
        visitor,
        width,
        state,
        pixels: difference?.pixels ?? 0,
      })),
    );
  else {
    for (const entry of changed) process.stdout.write(`${entry.shot.brand}  ${entryLabel(entry)}\n`);
    process.stdout.write(sheetSummary(made).split('\n', 1)[0] ?? '');
    process.stdout.write(`\nWrote ${join(out, 'index.html')}\n`);
  }
  if (flags.failOnChange === true && changed.length > 0) process.exitCode = 1;
}

export function addSheetCommand(program: Command): void {
  withJsonOption(
    program
      .command('sheet')
      .description(
        'Takes pictures of real pages of the brands at two widths, as a guest and as a player, and compares them with a revision.',
      )
      .option(
        '--brand <ids>',
        'brands, separated by commas; default: all, or the affected ones with --against',
      )
      .option('--pages <names>', 'pages, separated by commas; default: all')
      .option('--against <ref>', 'git revision to compare with: before, after and difference')
      .option('--fail-on-change', 'exit code 1 when a picture differs')
      .requiredOption('--out <dir>', 'directory of the sheet: index.html and summary.md')
      .option('--config <file>', 'configuration inside the project', join(projectRoot, 'brands.config.json'))
      .option('--env <name>', 'environment that decides which brands are affected', 'sandbox'),
  ).action(sheet);
}
