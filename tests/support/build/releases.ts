import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, siteAt } from '../fixture.ts';
import type { ReleaseOrder } from './releaseServer.ts';

export interface Releases {
  site: Site;
  // Replaces the served build of the brand.
  release: (name: string) => Promise<void>;
  // Stops the whole server and restarts it after that time.
  restart: (afterMs: number) => Promise<void>;
  // Sets the offset of the operator's clock.
  setClock: (offsetMs: number) => Promise<void>;
  // How often browsers have asked for the service worker.
  workerLoads: () => Promise<number>;
  close: () => void;
}

// The brand of the server.
const brand = 'default';

/** Starts a brand on a separate server that a test can release and restart without affecting others. */
export async function startReleases(): Promise<Releases> {
  const dir = mkdtempSync(join(tmpdir(), 'bandeira-releases-'));
  const script = new URL('./releaseServer.ts', import.meta.url);
  const server = fork(script, [dir, brand], {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The release server has ended');
  });
  // Only those that wait for a message want to know.
  ended.catch(() => {});
  const respond = async (): Promise<Record<string, unknown>> => {
    const [message] = await Promise.race([once(server, 'message'), ended]);
    return Object(message);
  };
  const order = async (message: ReleaseOrder) => {
    server.send(message);
    return respond();
  };
  const port = Number((await respond()).port);
  return {
    site: siteAt(brand, port),
    release: async (name) => void (await order({ release: name })),
    restart: async (afterMs) => void (await order({ restartAfterMs: afterMs })),
    setClock: async (offsetMs) => void (await order({ clockOffsetMs: offsetMs })),
    workerLoads: async () => Number((await order({})).workerLoads),
    close: () => {
      server.disconnect();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
