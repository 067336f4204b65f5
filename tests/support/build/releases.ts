import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, siteAt } from '../fixture.ts';
import type { ReleaseOrder } from './releaseServer.ts';

export interface Releases {
  // Of the first brand.
  site: Site;
  sites: readonly Site[];
  // Replaces the served build of the brand.
  release: (name: string) => Promise<void>;
  // Stops the whole server and restarts it after that time.
  restart: (afterMs: number) => Promise<void>;
  // Sets the offset of the operator's clock.
  setClock: (offsetMs: number) => Promise<void>;
  close: () => void;
}

/**
 * Starts brands of one company on a separate server that a test can release and restart without affecting others.
 */
export async function startReleases([
  first = 'default',
  ...others
]: readonly string[] = []): Promise<Releases> {
  const dir = mkdtempSync(join(tmpdir(), 'bandeira-releases-'));
  const script = new URL('./releaseServer.ts', import.meta.url);
  const server = fork(script, [dir, first, ...others], {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The release server has ended');
  });
  // Only those that wait for a message want to know.
  ended.catch(() => {});
  const respond = async (): Promise<number> => {
    const [message] = await Promise.race([once(server, 'message'), ended]);
    return Number(Object(message).port);
  };
  const order = async (message: ReleaseOrder): Promise<void> => {
    server.send(message);
    await respond();
  };
  const port = await respond();
  return {
    site: siteAt(first, port),
    sites: [first, ...others].map((brand) => siteAt(brand, port)),
    release: (name) => order({ release: name }),
    restart: (afterMs) => order({ restartAfterMs: afterMs }),
    setClock: (offsetMs) => order({ clockOffsetMs: offsetMs }),
    close: () => {
      server.disconnect();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
