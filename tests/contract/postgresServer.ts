import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianRoot = '/usr/lib/postgresql';

export interface PostgresServer {
  url: string;
  // Ends every connection and starts the server again.
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the server in DATABASE_URL_TEST or one from BANDEIRA_POSTGRES_BIN or Debian; throws without either, no test
 * is skipped.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return { url: given, restart: async () => {}, stop: async () => {} };
  return startOwnPostgres();
}

/** Starts a temporary server that the test may restart. */
export async function startOwnPostgres(): Promise<PostgresServer> {
  const bin = process.env.BANDEIRA_POSTGRES_BIN ?? newestDebianBin();
  if (!bin) {
    throw new Error(
      'No PostgreSQL for this test: install it (apt-get install postgresql), or set BANDEIRA_POSTGRES_BIN or DATABASE_URL_TEST.',
    );
  }
  const dir = await mkdtemp(join(tmpdir(), 'bandeira-postgres-'));
  await chmod(dir, 0o777);
  const data = join(dir, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root; its package has a user for that.
  const asServer = process.getuid?.() === 0 ? serverUser() : {};
  const program = (name: string, ...parameters: string[]) =>
    run(join(bin, name), parameters, { ...asServer, cwd: dir });
  await program('initdb', '-D', data, '-A', 'trust', '-U', 'bandeira', '--no-sync');
  const settings = `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c fsync=off`;
  await program('pg_ctl', '-D', data, '-l', join(dir, 'log'), '-o', settings, '-w', 'start');
  return {
    url: `postgres://bandeira@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await program(
        'pg_ctl',
        '-D',
        data,
        '-l',
        join(dir, 'log'),
        '-o',
        settings,
        '-m',
        'fast',
        '-w',
        'restart',
      );
    },
    stop: async () => {
      await program('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function newestDebianBin(): string | undefined {
  if (!existsSync(debianRoot)) return undefined;
  return readdirSync(debianRoot)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(debianRoot, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

function serverUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
