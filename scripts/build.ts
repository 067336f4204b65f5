import { join, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { runBuild } from './build/runBuild.ts';
import { jsonAlone, newCommand, runCommand } from './cli/command.ts';
import { parseDir, parseUrl } from './cli/parseOption.ts';
import { projectRoot } from './cli/projectPaths.ts';

interface BuildFlags {
  brand?: string[];
  env: string;
  config: string;
  out: string;
  shard?: { index: number; count: number };
  content?: boolean;
  origin?: string;
  json?: boolean;
}

function parseIds(value: string, before: string[] = []): string[] {
  const ids = value.split(',').map((id) => id.trim());
  if (ids.some((id) => id === '')) throw new InvalidArgumentError('it names no brand between two commas.');
  return [...before, ...ids];
}

function parseShard(value: string): { index: number; count: number } {
  const [, index = '0', count = '0'] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index < 1 || shard.index > shard.count) {
    throw new InvalidArgumentError('it is written I/N with I from 1 to N, as in 2/4.');
  }
  return shard;
}

function parsePreviewOrigin(value: string): string {
  parseUrl(value.replaceAll('{brand}', 'brand'));
  return value.replace(/\/+$/, '');
}

async function build(flags: BuildFlags): Promise<void> {
  // Artifacts must be readable by the web server, independent of the shell's umask.
  process.umask(0o022);
  process.exitCode = await runBuild({
    root: projectRoot,
    configFile: resolve(flags.config),
    env: flags.env,
    outDir: resolve(flags.out),
    brands: flags.brand,
    shard: flags.shard,
    content: flags.content === true,
    origin: flags.origin,
    json: flags.json === true,
  });
}

await runCommand(
  newCommand(
    'npm run build --',
    'Compiles the app once and stamps one artifact per brand into the out folder.',
  )
    .option('--brand <ids>', 'only these brands, separated by commas (default: all)', parseIds)
    .option('--env <name>', 'environment of the configuration', 'production')
    .option(
      '--config <file>',
      'configuration; theme folders are relative to it',
      join(projectRoot, 'brands.config.json'),
    )
    .option('--out <dir>', 'where <brand>/ folders are written', parseDir, 'dist')
    .option('--shard <i/n>', 'only the I-th of N parts of the brands, for machines side by side', parseShard)
    .option(
      '--content',
      "ask each brand's operator (api.origin) for what it shows, and put that into the pages; needs the network",
    )
    .option(
      '--origin <url>',
      'a preview at another address, closed to search engines; {brand} stands for the id of each brand',
      parsePreviewOrigin,
    )
    .option('--json', `a machine-readable report on stdout, ${jsonAlone}`)
    .action(build),
);
