import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { type ArtifactServer, createArtifactServer } from '../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../scripts/serve/encodedBody.ts';
import { runBuild } from '../build/runScript.ts';
import type { Site } from './fixture.ts';

/** Sites built with what the running sandbox says, in place of those that it serves. */
export interface ContentSites {
  /** From here on the context sees the site as it was built with content. */
  serve(context: BrowserContext, site: Site): Promise<void>;
  close(): void;
}

export async function buildContentSites(brands: readonly string[], port: string): Promise<ContentSites> {
  const folder = mkdtempSync(join(tmpdir(), 'bandeira-content-'));
  const args = ['--env', 'sandbox', '--content', '--brand', brands.join(','), '--out', folder];
  const { code, stderr } = await runBuild(args, { env: { BANDEIRA_PORT: port } });
  if (code !== 0 || stderr.includes('without content')) throw new Error(`No build with content:\n${stderr}`);
  const servers = new Map<string, ArtifactServer>(
    brands.map((brand) => [brand, createArtifactServer(join(folder, brand), new EncodedBodies())]),
  );
  return {
    serve: async (context, { brand, origin }) => {
      await context.route(`${origin}/**`, async (route) => {
        const answer = servers.get(brand)?.(new Request(route.request().url()));
        if (!answer) return route.abort();
        const headers = Object.fromEntries(answer.headers.entries());
        return route.fulfill({
          status: answer.status,
          headers,
          body: Buffer.from(await answer.arrayBuffer()),
        });
      });
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
