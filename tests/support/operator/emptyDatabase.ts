import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Creates one empty database, because each sandbox of the tests starts with a copy in a fraction of the time. */
export async function setup(): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'bandeira-empty-'));
  const file = join(dir, 'database.tar');
  const server = await PGlite.create();
  const copy = await server.dumpDataDir('none');
  await server.close();
  writeFileSync(file, Buffer.from(await copy.arrayBuffer()));
  process.env.BANDEIRA_EMPTY_DATABASE = file;
  return () => rmSync(dir, { recursive: true, force: true });
}
