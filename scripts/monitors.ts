import { join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { loadBrands } from './brands/loadBrands.ts';
import { checkBrandChoice } from './build/chooseBrands.ts';
import { InputError } from './cli/cliErrors.ts';
import { newCommand, runCommand } from './cli/command.ts';
import { printProblems } from './cli/printProblems.ts';
import { projectRoot } from './cli/projectPaths.ts';
import { monitoringCode } from './monitors/monitorsOf.ts';

interface MonitorFlags {
  brand: string;
  env: string;
  config: string;
  errors: number;
  paint: number;
}

function parsePercent(value: string): number {
  const number = Number(value);
  if (!(number > 0 && number <= 100))
    throw new InvalidArgumentError('it is a percentage, above 0 and at most 100.');
  return number;
}

function parsePositive(value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new InvalidArgumentError('it is a number above 0.');
  return number;
}

async function print({ brand: id, env, config, errors, paint }: MonitorFlags): Promise<void> {
  const options = { configFile: resolve(config), env, projectRoot, processEnv: process.env };
  const { brands, problems } = await loadBrands(options);
  if (problems.length > 0) {
    printProblems(problems, []);
    process.exitCode = 1;
    return;
  }
  checkBrandChoice(
    [id],
    brands.map(({ settings }) => settings.id),
  );
  const settings = brands.find((brand) => brand.settings.id === id)?.settings;
  if (!settings?.monitoring)
    throw new InputError(
      `"${id}" has no monitoring in ${env}: npm run brand -- show ${id} --env ${env} says why.`,
    );
  const code = monitoringCode(
    { ...settings, monitoring: settings.monitoring },
    { errors: errors / 100, paintSeconds: paint },
  );
  process.stdout.write(`${JSON.stringify(code, null, 1)}\n`);
}

await runCommand(
  newCommand(
    'npm run monitors --',
    "Prints a brand's Datadog monitors and dashboard as JSON for Datadog's API.",
  )
    .requiredOption('--brand <id>', 'the brand')
    .option('--env <name>', 'environment of the configuration', 'production')
    .option('--config <file>', 'configuration', join(projectRoot, 'brands.config.json'))
    .option('--errors <percent>', 'percentage of pages with an error that alerts', parsePercent, 2)
    .option(
      '--paint <seconds>',
      'largest paint of three quarters of the pages that alerts',
      parsePositive,
      2.5,
    )
    .action(print),
);
