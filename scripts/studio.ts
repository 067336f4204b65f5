import { join, resolve } from 'node:path';
import { StoreUnavailable } from '../sandbox/store/database/database.ts';
import { toUserMessage } from './build/output/toUserMessage.ts';
import { UsageError } from './cli/cliErrors.ts';
import { newCommand, runCommand } from './cli/command.ts';
import { projectRoot } from './cli/projectPaths.ts';
import { StartFailure } from './serve/listen.ts';
import { parsePort } from './serve/port.ts';
import { type RunningStudio, startStudio } from './studio/startStudio.ts';

interface StudioFlags {
  config: string;
  port: number;
}

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function studio({ config, port }: StudioFlags): Promise<void> {
  let running: RunningStudio;
  try {
    running = await startStudio({ root: projectRoot, configFile: resolve(config), port, log });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const isPlain = error instanceof StartFailure || error instanceof StoreUnavailable;
    log(isPlain ? error.message : toUserMessage(error));
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`${running.url}\n`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal exits at once.
      if (stopping) process.exit(1);
      stopping = true;
      void running.close().then(() => process.exit(0));
    });
  }
}

await runCommand(
  newCommand(
    'npm run studio --',
    'Starts the brand studio: makes, shows, checks and changes brands in the browser. Prints the address to open.',
  )
    .option(
      '--config <file>',
      'configuration; theme folders are relative to it',
      join(projectRoot, 'brands.config.json'),
    )
    .option('--port <number>', 'port on this machine', parsePort, 4100)
    .action(studio),
);
