import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, siteAt } from './fixture.ts';
import type { ReleaseOrder } from './releaseServer.ts';

export interface Releases {
  site: Site;
  /** Another build of the brand takes the place of the one that is served. */
  release: (name: string) => Promise<void>;
  /** The whole server goes, and comes back after so many milliseconds. */
  restart: (afterMs: number) => Promise<void>;
  /** Takes a file that the names match out of what is served, as a release that has it no more. */
  removeChunks: (names: RegExp) => void;
  close: () => void;
}

/** A brand on a server of the test's own, which can be released and restarted without a word to other tests. */
export async function startReleases(): Promise<Releases> {
  const folder = mkdtempSync(join(tmpdir(), 'bandeira-releases-'));
  const script = new URL('./releaseServer.ts', import.meta.url);
  const server = fork(script, [folder], { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } });
  const answer = async (): Promise<number> => {
    const ended = once(server, 'exit').then(() => {
      throw new Error('The release server has ended');
    });
    const [message] = await Promise.race([once(server, 'message'), ended]);
    return Number(Object(message).port);
  };
  const order = async (wish: ReleaseOrder): Promise<void> => {
    server.send(wish);
    await answer();
  };
  const port = await answer();
  return {
    site: siteAt('default', port),
    release: (name) => order({ release: name }),
    restart: (afterMs) => order({ restartAfterMs: afterMs }),
    removeChunks: (names) => {
      const assets = join(folder, 'dist/default/site/assets');
      for (const file of readdirSync(assets)) if (names.test(file)) rmSync(join(assets, file));
    },
    close: () => {
      server.disconnect();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
