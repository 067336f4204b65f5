import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule } from '../build/deploy/headerRules.ts';
import type { ServedRoute } from '../build/deploy/servedRoutes.ts';
import { parseIdentity, readIdentity } from './artifactIdentity.ts';
import { type SiteConnection, siteClient } from './siteClient.ts';
import { type Finding, type SmokeSite, smokeChecks } from './smokeChecks.ts';

export interface SmokeReport {
  url: string;
  build: string;
  findings: Finding[];
}

/** Loads what the checks of a live site compare with: the artifact's rules, routes and files. */
function loadSite(url: string, artifact: string, connection: SiteConnection): SmokeSite {
  const read = (path: string) => readFileSync(join(artifact, path), 'utf8');
  const rules: HeaderRule[] = JSON.parse(read('deploy/headers.json')).rules;
  const routes: ServedRoute[] = JSON.parse(read('deploy/routes.json')).routes;
  return {
    artifact,
    identity: readIdentity(artifact),
    rules,
    routes,
    get: siteClient(url, connection),
    origin: new URL(url).origin,
  };
}

/** Asks a live site for its build; null when it names none. */
export async function liveIdentity(url: string, connection: SiteConnection) {
  const { status, body } = await siteClient(url, connection)('/builds/latest.json');
  return status === 200 ? parseIdentity(body.toString()) : null;
}

/** Checks a live site against an artifact, one finding per check. */
export async function smoke(
  url: string,
  artifact: string,
  connection: SiteConnection = {},
): Promise<SmokeReport> {
  const site = loadSite(url, artifact, connection);
  const findings: Finding[] = [];
  for (const { name, check } of smokeChecks) {
    // Sequential, so that a small server answers each request.
    const problems = await check(site).catch((error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ]);
    findings.push({ name, problems });
  }
  return { url, build: site.identity.id, findings };
}
