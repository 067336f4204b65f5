import { dirname, join, resolve } from 'node:path';
import { confirm, isCancel, log, select } from '@clack/prompts';
import type { Command } from 'commander';
import { sha256 } from '../../build/output/contentHash.ts';
import { UsageError } from '../../cli/cliErrors.ts';
import { printProblems } from '../../cli/printProblems.ts';
import { isPlainObject } from '../config/json/plainObject.ts';
import { readConfig } from '../config/readConfig.ts';
import { checkPreview } from '../edit/previewBrands.ts';
import { readSnapshot } from '../edit/saveFile.ts';
import { saveTogether } from '../edit/saveTogether.ts';
import { importTokens, proposeMap, proposeMode, type TokenChange } from '../import/importTokens.ts';
import { mapFilePath, printMap, readMapFile, type TokenMap } from '../import/mapFile.ts';
import { readSource } from '../import/readSource.ts';
import type { TokenSource } from '../import/sourceTokens.ts';
import type { Problem } from '../problem.ts';
import { tokenFilePath } from '../theme/readTheme.ts';
import { statedTokens } from '../theme/tokenTypes.ts';
import { type BrandFlags, checkBrandId, loadOptions, withBrandOptions } from './brandOptions.ts';
import { table } from './table.ts';

type ImportFlags = BrandFlags & { brand: string; map?: string; dryRun?: boolean };

function refuse(problems: readonly Problem[]): void {
  printProblems(problems, []);
  process.stderr.write('Nothing was written.\n');
  process.exitCode = 1;
}

function valueText(value: unknown): string {
  if (value === undefined) return '-';
  return isPlainObject(value) && typeof value.hex === 'string' ? value.hex : JSON.stringify(value);
}

const changeTable = (changes: readonly TokenChange[]): string =>
  table(
    changes.map(({ token, from, before, after }) => [
      token,
      `${valueText(before)} → ${valueText(after)}`,
      from,
    ]),
  );

const isTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

// Undefined when the brand manager says no.
async function agreedMap(source: TokenSource, theme: string): Promise<TokenMap | undefined> {
  const proposed = proposeMode(source, theme);
  if (!isTerminal()) return proposeMap(source, theme, proposed);
  const mode =
    source.modes.length < 2
      ? proposed
      : await select<string | null>({
          message: 'Mode to import',
          initialValue: proposed,
          options: source.modes.map((value) => ({ value, label: value })),
        });
  if (isCancel(mode)) return undefined;
  const map = proposeMap(source, theme, typeof mode === 'string' ? mode : null);
  log.info(table(Object.entries(map.tokens)).trimEnd());
  const response = await confirm({
    message: `Import ${Object.keys(map.tokens).length} tokens by this mapping?`,
  });
  return response === true ? map : undefined;
}

async function importFile(path: string, flags: ImportFlags): Promise<void> {
  const options = loadOptions(flags);
  const config = readConfig(options.configFile);
  const ids = config.entries.flatMap(({ id }) => id ?? []);
  checkBrandId(flags.brand, ids);
  const dir = join(dirname(options.configFile), 'brands', flags.brand);
  const themeFile = readSnapshot(tokenFilePath(dir));
  if (themeFile.text === null)
    throw new UsageError(`"${flags.brand}" has no ${themeFile.file}: import writes into brands/<id>/ alone.`);
  const { source, problems } = readSource(path);
  if (problems.length > 0) return refuse(problems);
  const mapFile = readSnapshot(mapFilePath(dir));
  const stated = flags.map === undefined ? mapFile.file : resolve(flags.map);
  const read = readMapFile(stated, source);
  if (!read && flags.map !== undefined) throw new UsageError(`--map: there is no file ${stated}`);
  if (read && read.problems.length > 0) return refuse(read.problems);
  const map = read?.map ?? (await agreedMap(source, themeFile.text));
  if (!map) {
    process.stderr.write('Cancelled: nothing was written.\n');
    process.exitCode = 1;
    return;
  }
  const { text, changes, problems: ofTokens } = importTokens(source, map, themeFile.text);
  if (ofTokens.length > 0) return refuse(ofTokens);
  const mapText = printMap(map);
  const files = { 'theme.tokens.json': text, 'tokens.map.json': mapText };
  const configText = readSnapshot(options.configFile).text ?? '';
  const found = await checkPreview(
    { ...options, log: (line) => process.stderr.write(`${line}\n`) },
    { config: configText, dir: `brands/${flags.brand}`, files },
  );
  const own = found.filter(({ file }) => file.startsWith(`${dir}/`));
  process.stdout.write(changeTable(changes));
  const unmapped = statedTokens.filter((token) => token.startsWith('color.') && !(token in map.tokens));
  if (unmapped.length > 0)
    process.stderr.write(`Not in the mapping, left as they are: ${unmapped.join(', ')}\n`);
  const mode = map.mode === null ? '' : `, mode "${map.mode}"`;
  const summary = `${changes.length} of ${Object.keys(map.tokens).length} mapped tokens differ (${source.format}${mode})`;
  if (own.length > 0) return refuse(own);
  if (flags.dryRun === true) {
    process.stderr.write(`${summary}; nothing was written.\n`);
    return;
  }
  saveTogether(
    dir,
    [
      { snapshot: mapFile, text: mapText },
      { snapshot: themeFile, text },
    ].map(({ snapshot, text: content }) => ({
      file: snapshot.file,
      before: snapshot.text === null ? null : sha256(snapshot.text),
      content: Buffer.from(content),
    })),
  );
  process.stderr.write(`${summary}; the mapping is in ${mapFile.file}.\n`);
}

export function addImportCommand(program: Command): void {
  withBrandOptions(
    program
      .command('import <file>')
      .description(
        'Imports design tokens: Figma variables (Design Tokens format), Tokens Studio, Style Dictionary, CSS custom properties.',
      )
      .requiredOption('--brand <id>', 'brand whose theme receives them')
      .option('--map <file>', 'mapping to use instead of brands/<id>/tokens.map.json')
      .option('--dry-run', 'says what would change and writes nothing'),
  ).action(importFile);
}
