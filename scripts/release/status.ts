import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, headersFor } from '../build/deploy/headerRules.ts';
import { projectRoot } from '../cli/projectPaths.ts';
import { type ArtifactIdentity, parseIdentity, readIdentity } from './artifactIdentity.ts';
import { readHistory } from './history.ts';
import { refusedBlocks } from './pagePolicy.ts';
import {
  type CurrentRelease,
  canaryRelease,
  currentRelease,
  type ReleaseDir,
  releaseDir,
} from './releaseDir.ts';
import { findReleased } from './releasedBrands.ts';
import { type SiteConnection, siteClient } from './siteClient.ts';

export interface StatusRow {
  // The directory of the brand's releases, or the URL.
  where: string;
  brand: string | null;
  build: string | null;
  commit: string | null;
  env: string | null;
  timestamp: string | null;
  // Seconds since the build's time stamp.
  age: number | null;
  // Commits of main that the build lacks; null where git does not know.
  mainAhead: number | null;
  // True when the server's policy allows every inline script and style of the pages.
  rulesAgree: boolean | null;
  // The build that a canary, or else the current release, is compared with.
  comparedWith: string | null;
  // Of the monitoring; null where it is not configured.
  views: number | null;
  viewsWithError: number | null;
  moreErrors: boolean | null;
  error: string | null;
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

function commitsAhead(commit: string | null): number | null {
  if (commit === null) return null;
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== null);
  const count = main === undefined ? null : git('rev-list', '--count', `${commit}..${main}`);
  return count === null ? null : Number(count);
}

const unknown = {
  brand: null,
  build: null,
  commit: null,
  env: null,
  timestamp: null,
  age: null,
  mainAhead: null,
  rulesAgree: null,
  comparedWith: null,
  views: null,
  viewsWithError: null,
  moreErrors: null,
};

function rowOf(where: string, identity: ArtifactIdentity, rulesAgree: boolean): StatusRow {
  const { id, brand, commit, env, timestamp } = identity;
  const age = Math.max(0, Math.round((Date.now() - Date.parse(timestamp)) / 1000));
  return {
    ...unknown,
    where,
    brand,
    build: id,
    commit,
    env,
    timestamp,
    age,
    mainAhead: commitsAhead(commit),
    rulesAgree,
    error: null,
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// Pages of each kind: home, the shell of every route, and the page of unknown paths.
const pages = ['index.html', '200.html', '404.html'];

/** Tells which release of each brand is current in a directory. */
export function statusOfDir(to: string, only?: string): StatusRow[] {
  return findReleased(to, only).flatMap((brand) => {
    const dir = releaseDir(to, brand);
    const canary = canaryRelease(dir);
    const current = currentRelease(dir);
    const before = readHistory(dir).findLast(({ id }) => id !== current?.id);
    const row = rowOfRelease(dir, dir.root, current);
    if (!canary) return [{ ...row, comparedWith: before?.id ?? null }];
    const other = rowOfRelease(dir, `${dir.root} (canary)`, canary);
    return [row, { ...other, comparedWith: current?.id ?? null }];
  });
}

function rowOfRelease({ brand }: ReleaseDir, where: string, current: CurrentRelease | null): StatusRow {
  try {
    if (!current) return { ...unknown, where, brand, error: 'no release is current, or its files are gone' };
    const rules: HeaderRule[] = JSON.parse(
      readFileSync(join(current.path, 'deploy/headers.json'), 'utf8'),
    ).rules;
    const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
    const agrees = pages.every(
      (page) => refusedBlocks(readFileSync(join(current.path, 'site', page), 'utf8'), policy).length === 0,
    );
    return rowOf(where, readIdentity(current.path), agrees);
  } catch (error) {
    return { ...unknown, where, brand, error: messageOf(error) };
  }
}

/** Tells which build a live site serves, and whether its policy allows its home page. */
export async function statusOfUrl(url: string, connection: SiteConnection = {}): Promise<StatusRow> {
  const get = siteClient(url, connection);
  try {
    const latest = await get('/builds/latest.json');
    const to = latest.headers.location;
    if (to) return { ...unknown, where: url, error: `redirects to ${to}: name that address` };
    const identity = latest.status === 200 ? parseIdentity(latest.body.toString()) : null;
    if (!identity)
      return { ...unknown, where: url, error: `status ${latest.status}: /builds/latest.json names no build` };
    const home = await get('/');
    const html = home.body.toString();
    const policy = home.headers['content-security-policy'];
    const isAllowed = policy !== undefined && refusedBlocks(html, String(policy)).length === 0;
    return rowOf(url, identity, home.status === 200 && isAllowed && html.includes(`"id":"${identity.id}"`));
  } catch (error) {
    return { ...unknown, where: url, error: messageOf(error) };
  }
}
