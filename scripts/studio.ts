import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InputError } from './cli/cliErrors.ts';
import { newCommand, runCommand } from './cli/command.ts';
import { projectRoot } from './cli/projectPaths.ts';
import { parsePort } from './serve/port.ts';
import { runServer } from './serve/runServer.ts';
import { startStudio } from './studio/startStudio.ts';

interface StudioFlags {
  config: string;
  port: number;
}

const log = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function studio({ config, port }: StudioFlags): Promise<void> {
  // A broken configuration is shown in the studio; without one there is nothing to show.
  if (!existsSync(config)) throw new InputError(`--config ${config}: there is no such file.`);
  const server = await runServer(() =>
    startStudio({ root: projectRoot, configFile: resolve(config), port, log }),
  );
  if (server) process.stdout.write(`${server.url}\n`);
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
