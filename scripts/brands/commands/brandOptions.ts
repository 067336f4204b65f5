import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../../cli/cliErrors.ts';
import { jsonAlone } from '../../cli/command.ts';
import { projectRoot } from '../../cli/projectPaths.ts';
import { notJson } from '../config/json/jsonDocument.ts';
import { type LoadBrandsOptions, type LoadedBrands, loadBrands } from '../loadBrands.ts';
import { didYouMean } from '../nearestWord.ts';

export interface BrandFlags {
  config: string;
  env: string;
  json?: boolean;
}

/** Adds the options of every `brand` command. */
export function withBrandOptions(command: Command): Command {
  return command
    .option(
      '--config <file>',
      'configuration; theme folders are relative to it',
      join(projectRoot, 'brands.config.json'),
    )
    .option('--env <name>', 'environment of the configuration', 'production');
}

export function withJsonOption(command: Command): Command {
  return command.option('--json', `machine-readable, on stdout, ${jsonAlone}`);
}

export function loadOptions(flags: BrandFlags): LoadBrandsOptions {
  return { configFile: resolve(flags.config), env: flags.env, projectRoot, processEnv: process.env };
}

export function loadForCommand(flags: BrandFlags): Promise<LoadedBrands> {
  return loadBrands(loadOptions(flags));
}

/** Refuses an id that the configuration does not have. */
export function checkBrandId(id: string, ids: readonly string[]): void {
  if (ids.includes(id)) return;
  throw new UsageError(`There is no brand "${id}"; there are: ${ids.join(', ')}.${didYouMean(id, ids)}`);
}

/** Refuses an unknown id, unless the file was read in part only: then its problems are the answer. */
export function checkLoadedBrand(
  id: string,
  { ids, problems }: Pick<LoadedBrands, 'ids' | 'problems'>,
): void {
  const isPartial = ids.length === 0 || problems.some(({ message }) => message.startsWith(notJson));
  if (!isPartial || problems.length === 0) checkBrandId(id, ids);
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
