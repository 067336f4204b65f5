import { join, resolve } from 'node:path';
import { StoreUnavailable } from '../sandbox/store/database/database.ts';
import { toUserMessage } from './build/output/toUserMessage.ts';
import { UsageError } from './cli/cliErrors.ts';
import { newCommand, runCommand } from './cli/command.ts';
import { projectRoot } from './cli/projectPaths.ts';
import { type DevServer, startDevServer } from './serve/devServer.ts';
import { StartFailure } from './serve/listen.ts';
import { environmentPort, parsePort } from './serve/port.ts';

interface DevFlags {
  brand: string;
  env: string;
  config: string;
  port?: number;
  memory?: boolean;
}

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function dev(flags: DevFlags): Promise<void> {
  let server: DevServer;
  try {
    server = await startDevServer({
      root: projectRoot,
      configFile: resolve(flags.config),
      env: flags.env,
      id: flags.brand,
      port: flags.port ?? environmentPort(process.env),
      memory: flags.memory === true,
      log,
    });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const isPlain = error instanceof StartFailure || error instanceof StoreUnavailable;
    log(isPlain ? error.message : toUserMessage(error));
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${flags.brand}: ${server.url}\n`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal exits at once.
      if (stopping) process.exit(1);
      stopping = true;
      void server.close().then(() => process.exit(0));
    });
  }
}

await runCommand(
  newCommand(
    'npm run dev --',
    'Serves one brand from its sources against the sandbox. Edits of the app, the theme and the configuration show at once.',
  )
    .requiredOption('--brand <id>', 'the brand to work on')
    .option('--env <name>', 'environment of the configuration', 'sandbox')
    .option(
      '--config <file>',
      'configuration; theme folders are relative to it',
      join(projectRoot, 'brands.config.json'),
    )
    .option('--port <number>', 'also BANDEIRA_PORT or PORT in the environment (default: 4000)', parsePort)
    .option('--memory', 'keep the accounts and money of the sandbox in memory, for this run only')
    .action(dev),
);
