import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { InputError } from '../../cli/cliErrors.ts';

// The time of every sheet, for pages and operator alike: dates and ages are the same in each run.
export const sheetTime = '2026-06-01T15:00:00.000Z';

export interface SheetServer {
  close(): Promise<void>;
}

/** Finds a port that is free now, for servers that follow one another on it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/**
 * Starts the sandbox and the sites of a project's directory with its own code; throws an InputError with the last lines
 * of its log.
 */
export async function startSites(root: string, configFile: string, port: number): Promise<SheetServer> {
  const args = [join(root, 'scripts/start.ts'), '--port', String(port), '--memory'];
  if (configFile !== join(root, 'brands.config.json')) args.push('--config', configFile);
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', BANDEIRA_CLOCK: sheetTime },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = `${log}${chunk.toString()}`.slice(-4000);
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  await new Promise<void>((resolve, reject) => {
    // The table of URLs is the first output.
    child.stdout.once('data', () => resolve());
    child.once('error', reject);
    child.once('close', () => reject(new InputError(`The sites of ${root} did not start:\n${log.trim()}`)));
  });
  return { close };
}
