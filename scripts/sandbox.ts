import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { createSandbox } from '../sandbox/createSandbox.ts';
import { listen } from '../sandbox/listen.ts';
import { readyPassword, seedAccounts } from '../sandbox/operations/seed/seedAccounts.ts';
import { StoreUnavailable } from '../sandbox/store/database/database.ts';
import { resetDatabase } from '../sandbox/store/database/openDatabase.ts';
import { sandboxBrand } from '../sandbox/tenants.ts';
import { loadBrands } from './brands/loadBrands.ts';
import { projectRoot } from './checks/runTool.ts';
import { printProblems } from './cli/printProblems.ts';
import { closeOnSignal } from './serve/runServer.ts';

interface Options {
  port: number;
  reset: boolean;
  data: string;
  config: string;
}

const options = new Command('npm run sandbox --')
  .description(
    'The operator API of every brand, alone. Data stay in the folder (or the PostgreSQL server in DATABASE_URL) between starts.',
  )
  .option('--port <number>', 'port to listen on', portNumber, Number(process.env.BANDEIRA_PORT ?? 4000))
  .option('--reset', 'drop all data first', false)
  .option('--data <folder>', 'folder of the embedded database', '.data')
  .option('--config <file>', 'the brands', 'brands.config.json')
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .parse()
  .opts<Options>();

try {
  await start(options);
} catch (error) {
  process.stderr.write(`${sentence(error, options.port)}\n`);
  process.exit(1);
}

async function start({ port, reset, data, config }: Options): Promise<void> {
  const { brands, problems } = await loadBrands({
    configFile: resolve(config),
    env: 'sandbox',
    projectRoot,
    processEnv: { ...process.env, BANDEIRA_PORT: String(port) },
  });
  if (problems.length > 0) {
    printProblems(problems, []);
    process.exitCode = 1;
    return;
  }
  const place = { dataDir: resolve(data), databaseUrl: process.env.DATABASE_URL };
  if (reset) await resetDatabase(place);
  const sandbox = await createSandbox({
    ...place,
    brands: brands.map(({ settings }) => sandboxBrand(settings)),
    env: process.env,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const server = await listen(sandbox, port).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  for (const { settings } of brands) {
    process.stdout.write(`${settings.name.padEnd(12)} http://api.${settings.id}.localhost:${server.port}\n`);
  }
  process.stdout.write(
    `Accounts: ${seedAccounts.map(({ email }) => email).join(', ')}; password ${readyPassword}\n`,
  );
  closeOnSignal(server);
}

function portNumber(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a number from 0 to 65535.');
}

function sentence(error: unknown, port: number): string {
  if (error instanceof StoreUnavailable) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken; stop what uses it or choose another with --port.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
