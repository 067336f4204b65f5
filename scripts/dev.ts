import { join, resolve } from 'node:path';
import { newCommand, runCommand } from './cli/command.ts';
import { projectRoot } from './cli/projectPaths.ts';
import { startDevServer } from './serve/devServer.ts';
import { environmentPort, parsePort } from './serve/port.ts';
import { runServer } from './serve/runServer.ts';

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

async function dev({ brand, env, config, port, memory = false }: DevFlags): Promise<void> {
  const server = await runServer(() =>
    startDevServer({
      root: projectRoot,
      configFile: resolve(config),
      env,
      id: brand,
      port: port ?? environmentPort(process.env),
      memory,
      log,
    }),
  );
  if (server) process.stdout.write(`${brand}: ${server.url}\n`);
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
