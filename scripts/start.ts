import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { UsageError } from './cli/cliErrors.ts';
import { projectRoot } from './cli/projectPaths.ts';
import { environmentPort, parsePort } from './serve/port.ts';
import { closeOnSignal, startErrorMessage } from './serve/runServer.ts';
import { standingClock } from './serve/standingClock.ts';
import { type Running, startUp } from './serve/startUp.ts';

const program = new Command('npm start --')
  .description(
    'Builds every brand for the sandbox, starts the sandbox operator and serves everything on one port.',
  )
  .option('--port <number>', 'also BANDEIRA_PORT or PORT in the environment (default: 4000)', parsePort)
  .option('--reset', 'forget the accounts and money of the sandbox first')
  .option('--config <file>', 'configuration of the brands', join(projectRoot, 'brands.config.json'))
  .option('--memory', 'keep the accounts and money of the sandbox in memory, for this run only')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse();

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

process.umask(0o022);
const flags = program.opts<{ port?: number; reset?: boolean; memory?: boolean; config: string }>();
let running: Running;
try {
  running = await startUp({
    root: projectRoot,
    configFile: resolve(flags.config),
    clock: standingClock(process.env),
    port: flags.port ?? environmentPort(process.env),
    reset: flags.reset === true,
    dataDir: flags.memory ? null : join(projectRoot, '.data'),
    log,
  });
} catch (error) {
  log(startErrorMessage(error));
  process.exit(error instanceof UsageError ? 2 : 1);
}
process.stdout.write(brandTable(running));
closeOnSignal(running);

function brandTable({ brands, port }: Pick<Running, 'brands' | 'port'>): string {
  const rows = [
    ['Brand', 'Layout', 'Site', 'API'],
    ...brands.map(({ settings }) => [settings.name, settings.layout, settings.origin, settings.api.origin]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
  );
  return `\n${lines.join('\n')}\n\n  Start page: http://localhost:${port}\n\n`;
}
