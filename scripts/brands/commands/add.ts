import type { Command } from 'commander';
import { UsageError } from '../../cli/cliErrors.ts';
import { printProblems } from '../../cli/printProblems.ts';
import { type AddFlags, askBrand } from '../add/askBrand.ts';
import { refuseColor, refuseId, refuseLayout } from '../add/checkOptions.ts';
import { writeBrand } from '../add/writeBrand.ts';
import { type BrandsConfig, readConfig, takesEntries } from '../config/readConfig.ts';
import { readSnapshot } from '../edit/saveFile.ts';
import { slugOf } from '../slugOf.ts';
import { type BrandFlags, checkBrandId, loadOptions, withBrandOptions } from './brandOptions.ts';
import { runCheck } from './check.ts';

const isTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

// Values that only a prompt could ask for.
function requireOptions(id: string | undefined, flags: AddFlags): void {
  const inherits = flags.from !== undefined;
  const missing = [
    ...(flags.name === undefined && (flags.yes !== true || id === undefined) ? ['--name "Aurora Bet"'] : []),
    ...(flags.yes === true || inherits || flags.layout !== undefined ? [] : ['--layout blaze']),
    ...(flags.yes === true || inherits || flags.color !== undefined || flags.tokens !== undefined
      ? []
      : ["--color '#7a3cff'"]),
  ];
  if (missing.length === 0) return;
  const rest = flags.yes === true ? '' : ', or --yes for defaults';
  throw new UsageError(`There is no terminal to ask in: give ${missing.join(', ')}${rest}.`);
}

function nameFrom(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function checkOptions(id: string, flags: AddFlags, ids: readonly string[]): void {
  const refusals = [
    refuseId(id, ids),
    flags.layout === undefined ? undefined : refuseLayout(flags.layout),
    flags.color === undefined ? undefined : refuseColor(flags.color),
  ].filter((refusal) => refusal !== undefined);
  if (refusals.length > 0) throw new UsageError(refusals.map((text) => `Cannot add: ${text}`).join('\n'));
  if (flags.from !== undefined) checkBrandId(flags.from, ids);
}

async function complete(
  stated: string | undefined,
  given: AddFlags,
  config: BrandsConfig,
): Promise<{ id: string; flags: AddFlags & { name: string } }> {
  const ids = config.entries.flatMap(({ id }) => id ?? []);
  const mayAsk = given.yes !== true && isTerminal();
  if (!mayAsk) requireOptions(stated, given);
  const { id, flags } = mayAsk ? await askBrand(stated, given, ids) : { id: stated, flags: given };
  const chosen = id ?? slugOf(flags.name ?? '');
  if (chosen === undefined)
    throw new UsageError(`Cannot add: no id can be made from "${flags.name}"; give one, such as "aurora".`);
  const name = (flags.name ?? nameFrom(chosen)).trim();
  checkOptions(chosen, flags, ids);
  return { id: chosen, flags: { ...flags, name } };
}

async function add(stated: string | undefined, given: AddFlags & BrandFlags): Promise<void> {
  const options = loadOptions(given);
  const snapshot = readSnapshot(options.configFile);
  const config = readConfig(options.configFile);
  if (snapshot.text === null || !takesEntries(config)) {
    printProblems(config.problems, []);
    process.exitCode = 1;
    return;
  }
  const { id, flags } = await complete(stated, given, config);
  const log = (line: string): unknown => process.stderr.write(`${line}\n`);
  const problems = await writeBrand(id, flags, {
    snapshot: { ...snapshot, text: snapshot.text },
    config,
    options,
    log,
  });
  if (problems.length > 0) {
    printProblems(problems, []);
    process.stderr.write('Nothing was written.\n');
    process.exitCode = 1;
    return;
  }
  await runCheck({ ...given, brand: id });
}

export function addAddCommand(program: Command): void {
  withBrandOptions(
    program
      .command('add [id]')
      .description(
        'Adds a brand: its entry and a theme package with placeholder pictures. Asks what is not given.',
      )
      .option('--name <name>', 'name, as players read it')
      .option('--from <id>', 'brand to inherit from')
      .option('--layout <layout>', 'default, blaze or orange')
      .option('--color <color>', 'main color; the palette is made from it')
      .option('--company <file>', 'JSON file with the value of the field "company"')
      .option('--yes', 'asks nothing and takes defaults'),
  )
    .addOption(
      program
        .createOption('--tokens <file>', 'tokens of the theme, in the format of theme.tokens.json')
        .conflicts('color'),
    )
    .action(add);
}
