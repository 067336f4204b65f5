import { join, resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { loadBrands } from './brands/loadBrands.ts';
import { didYouMean } from './brands/nearestWord.ts';
import { toUserMessage } from './build/output/toUserMessage.ts';
import { InputError, UsageError } from './cli/cliErrors.ts';
import { jsonAlone, newCommand, runCommand } from './cli/command.ts';
import { parseDir, parseUrl } from './cli/parseOption.ts';
import { projectRoot } from './cli/projectPaths.ts';
import { addErrorRates } from './release/compareErrors.ts';
import { addConnectionOptions, type ConnectionFlags, readConnection } from './release/connectionOptions.ts';
import { formatPlan, planS3 } from './release/planS3.ts';
import { findArtifact, type ReleaseResult, release } from './release/release.ts';
import { rollback } from './release/rollback.ts';
import { type StatusRow, statusOfDir, statusOfUrl } from './release/status.ts';
import { statusTable } from './release/statusTable.ts';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function withMessages<T>(work: () => Promise<T>): Promise<T> {
  // The web server must be able to read the files, independent of the shell's umask.
  process.umask(0o022);
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageError || error instanceof InputError) throw error;
    throw new InputError(toUserMessage(error));
  }
}

const reloadOption = [
  '--reload <command>',
  'shell command that makes the server read its rules, run before and after the switch when it has not read them yet',
  parseReload,
] as const;

// An empty value comes from an unset variable, and a shell would succeed without a reload.
function parseReload(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('it names no command.');
  return value;
}

function parsePercent(value: string): number {
  if (!/^[1-9]\d?$/.test(value)) throw new InvalidArgumentError('it is a percentage from 1 to 99.');
  return Number(value);
}

function report(brand: string, { id, previous, needsReload }: ReleaseResult, percent?: number): void {
  const current = `${id} is current${previous === null ? '' : `, ${previous} before`}`;
  process.stdout.write(
    `${brand}: ${percent === undefined ? current : `${percent} % of the visitors get ${id}`}\n`,
  );
  if (needsReload) say('The server rules are others than before: let the server read them again.');
}

function parseMinutes(value: string): number {
  if (!/^[1-9]\d{0,4}$/.test(value)) throw new InvalidArgumentError('it is a number of minutes from 1.');
  return Number(value);
}

function parseKeep(value: string): number {
  if (!/^\d{1,4}$/.test(value)) throw new InvalidArgumentError('it is a number from 0.');
  return Number(value);
}

interface ReleaseFlags {
  reload?: string;
  canary?: number;
  brand?: string;
  env: string;
  to?: string;
  keep: number;
  out: string;
  plan?: string;
}

function printPlan(brand: string, { env, out }: ReleaseFlags): void {
  const artifact = findArtifact(resolve(out), brand, env);
  process.stdout.write(formatPlan(planS3(artifact)));
}

interface RollbackFlags {
  brand: string;
  to: string;
  id?: string;
  reload?: string;
  canary?: boolean;
}

interface StatusFlags extends ConnectionFlags {
  to?: string;
  brand?: string;
  last: number;
  url?: string[];
  all?: boolean;
  config: string;
  env: string;
  json?: boolean;
}

/** Returns the URLs of all brands in an environment. */
async function originsOf({ config, env }: StatusFlags): Promise<string[]> {
  const options = { configFile: resolve(config), env, projectRoot, processEnv: process.env };
  const { brands, problems } = await loadBrands(options);
  if (problems.length > 0)
    throw new InputError(`${config} has errors: npm run brand -- check --config ${config}`);
  return brands.map(({ settings }) => settings.origin);
}

const toOption = ['--to <dir>', 'where <brand>/releases and <brand>/current are', parseDir] as const;

const program = newCommand(
  'npm run release --',
  'Puts a built artifact beside the earlier releases of its brand and makes it current in one step.',
)
  // Options behind a command belong to the command.
  .enablePositionalOptions()
  .allowExcessArguments()
  // Not `requiredOption`, which the commands below would demand as well.
  .option('--brand <id>', 'the brand, built before with npm run build (required)')
  .option('--env <name>', 'the environment that it was built for', 'production')
  .option(...toOption)
  .option('--keep <n>', 'number of earlier releases that stay, with their assets for open tabs', parseKeep, 3)
  .option(...reloadOption)
  .option(
    '--canary <percent>',
    'give it to this share of the visitors by cookie; the others keep the current release',
    parsePercent,
  )
  .option('--out <dir>', 'where the build wrote <brand>/ folders', parseDir, 'dist')
  .addOption(
    new Option(
      '--plan <host>',
      'only print the commands that upload the artifact, without credentials',
    ).choices(['s3']),
  )
  .action(async (flags: ReleaseFlags) => {
    const [word] = program.args;
    if (word !== undefined) throw new UsageError(unknownCommand(word));
    const { brand, to } = flags;
    if (flags.plan !== undefined) {
      if (brand === undefined) throw new UsageError('Name the brand: --brand ID.');
      return printPlan(brand, flags);
    }
    if (brand === undefined || to === undefined)
      throw new UsageError('Name the brand and the folder: --brand ID --to DIR.');
    const command = { ...flags, brand, to: resolve(to), out: resolve(flags.out) };
    report(brand, await withMessages(() => release(command, say)), flags.canary);
  });

function unknownCommand(word: string): string {
  const commands = program.commands.map((command) => command.name());
  return `There is no command "${word}"; there are: ${commands.join(', ')}.${didYouMean(word, commands)}`;
}

const needsCare = ({ error, rulesAgree, moreErrors }: StatusRow): boolean =>
  error !== null || rulesAgree === false || moreErrors === true;

program
  .command('rollback')
  .allowExcessArguments(false)
  .description('Makes the release before the current one current again, or the one named by --id.')
  .requiredOption('--brand <id>', 'the brand')
  .requiredOption(...toOption)
  .option(...reloadOption)
  .option('--canary', 'only end a canary; an error when there is none')
  .option('--id <build>', 'build id of the release (default: the one before the current release)')
  .action(async (flags: RollbackFlags) => {
    const command = { ...flags, to: resolve(flags.to) };
    report(flags.brand, await withMessages(() => rollback(command, say)));
  });

addConnectionOptions(program.command('status'))
  .allowExcessArguments(false)
  .description('Prints which build, commit and environment runs where; exits with 1 when a site needs care.')
  .option(...toOption)
  .option('--url <url...>', 'live sites', (value: string, before: string[] = []) => [
    ...before,
    parseUrl(value),
  ])
  .option('--all', 'the live site of every brand of the configuration')
  .option('--config <file>', 'configuration for --all', join(projectRoot, 'brands.config.json'))
  .option('--env <name>', 'environment of the configuration for --all', 'production')
  .option('--brand <id>', 'only this brand of --to')
  .option(
    '--last <minutes>',
    'period of the error rates that DD_API_KEY and DD_APP_KEY read',
    parseMinutes,
    60,
  )
  .option('--json', `the same as JSON on stdout, ${jsonAlone}`)
  .action(async (flags: StatusFlags) => {
    const { to } = flags;
    const urls = [...(flags.url ?? []), ...(flags.all ? await originsOf(flags) : [])];
    const connection = readConnection(flags);
    if (to === undefined && urls.length === 0)
      throw new UsageError('Name --to DIR, --url URL, --all or several.');
    const rows: StatusRow[] = await withMessages(async () => [
      ...(to === undefined ? [] : statusOfDir(resolve(to), flags.brand)),
      ...(await Promise.all(urls.map((url) => statusOfUrl(url, connection)))),
    ]);
    const print = (shown: readonly StatusRow[]) =>
      process.stdout.write(`${flags.json ? JSON.stringify(shown, null, 1) : statusTable(shown)}\n`);
    // What runs where is known without the monitoring, too.
    const all = await addErrorRates(rows, flags.last, process.env).catch((error: unknown) => {
      print(rows);
      throw error;
    });
    print(all);
    if (all.some(needsCare)) process.exitCode = 1;
  });

await runCommand(program);
