import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { projectRoot } from '../../../scripts/cli/projectPaths.ts';
import { type ArtifactServer, createArtifactServer } from '../../../scripts/serve/artifactServer.ts';
import { EncodedBodies } from '../../../scripts/serve/encodedBody.ts';
import { runBuild } from '../../build/runScript.ts';
import type { Site } from '../fixture.ts';

// Sites built for a test, instead of those that the sandbox serves.
export interface BuiltSites {
  // Serves the built site to this context from now on.
  serve(context: BrowserContext, site: Site): Promise<void>;
  close(): void;
}

interface Wanted {
  brands: readonly string[];
  // With content of the running sandbox.
  content?: boolean;
  // Overrides of the project's sandbox environment.
  environment?: Record<string, unknown>;
}

// The project's configuration with another sandbox environment, and the themes next to it.
function changedConfig(dir: string, environment: Record<string, unknown>): string {
  const config = JSON.parse(readFileSync(join(projectRoot, 'brands.config.json'), 'utf8'));
  Object.assign(config.environments.sandbox, environment);
  const file = join(dir, 'brands.config.json');
  writeFileSync(file, JSON.stringify(config));
  cpSync(join(projectRoot, 'brands'), join(dir, 'brands'), { recursive: true });
  return file;
}

export async function buildSites({ brands, content, environment }: Wanted): Promise<BuiltSites> {
  const dir = mkdtempSync(join(tmpdir(), 'bandeira-sites-'));
  const out = join(dir, 'dist');
  const args = ['--env', 'sandbox', '--brand', brands.join(','), '--out', out];
  if (content) args.push('--content');
  if (environment) args.push('--config', changedConfig(dir, environment));
  const { code, stderr } = await runBuild(args, {
    env: { BANDEIRA_PORT: process.env.BANDEIRA_E2E_PORT ?? '4610' },
  });
  if (code !== 0 || stderr.includes('without content'))
    throw new Error(`The sites were not built:\n${stderr}`);
  const servers = new Map<string, ArtifactServer>(
    brands.map((brand) => [brand, createArtifactServer(join(out, brand), new EncodedBodies())]),
  );
  return {
    serve: async (context, { brand, origin }) => {
      await context.route(`${origin}/**`, async (route) => {
        const response = servers.get(brand)?.(new Request(route.request().url()));
        if (!response) return route.abort();
        const headers = Object.fromEntries(response.headers.entries());
        return route.fulfill({
          status: response.status,
          headers,
          body: Buffer.from(await response.arrayBuffer()),
        });
      });
    },
    close: () => rmSync(dir, { recursive: true, force: true }),
  };
}
