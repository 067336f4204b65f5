import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type HeaderRule, headersFor } from '../build/deploy/headerRules.ts';
import { redirectTarget, type ServedRoute } from '../build/deploy/servedRoutes.ts';
import { type ArtifactIdentity, parseIdentity } from './artifactIdentity.ts';
import { refusedBlocks } from './pagePolicy.ts';
import type { SiteClient, SiteResponse } from './siteClient.ts';

export interface SmokeSite {
  artifact: string;
  identity: ArtifactIdentity;
  rules: readonly HeaderRule[];
  routes: readonly ServedRoute[];
  get: SiteClient;
  origin: string;
}

export interface Finding {
  name: string;
  // Empty when the check passed.
  problems: string[];
}

interface SmokeCheck {
  name: string;
  check: (site: SmokeSite) => Promise<string[]>;
}

const missingPath = '/no/such/page';

const fileOf = ({ artifact }: SmokeSite, path: string): Buffer => readFileSync(join(artifact, 'site', path));

const firstFile = ({ artifact }: SmokeSite, dir: string, ending: string): string => {
  const name = readdirSync(join(artifact, 'site', dir))
    .sort()
    .find((file) => file.endsWith(ending));
  if (name === undefined) throw new Error(`${artifact} has no ${ending} file in site/${dir}`);
  return `/${dir}/${name}`;
};

const unlike = (what: string, found: unknown, expected: unknown): string[] =>
  found === expected
    ? []
    : [`${what}: found ${JSON.stringify(found ?? null)}, expected ${JSON.stringify(expected)}`];

// What static hosts send in place of `no-cache`: the first for pages, Cloudflare Pages the second for missing ones.
const neverStale = /^((public, ?)?max-age=0, ?must-revalidate|no-store)$/;

function headerProblems(path: string, { headers }: SiteResponse, rules: readonly HeaderRule[]): string[] {
  return Object.entries(headersFor(rules, path)).flatMap(([name, expected]) => {
    // Servers choose the type of a file by its ending, most of them with a charset.
    if (name === 'Content-Type') return [];
    const found = headers[name.toLowerCase()];
    if (expected === 'no-cache' && neverStale.test(String(found))) return [];
    return unlike(`${path}: ${name}`, found, expected);
  });
}

// A path of a pattern that no file of the site has.
function samplePath({ pattern }: ServedRoute): string {
  return pattern.replaceAll(/:\w+/g, 'smoke-test').replace(/\*$/, 'smoke-test');
}

async function checkBuild(site: SmokeSite): Promise<string[]> {
  const latest = await site.get('/builds/latest.json');
  const live = latest.status === 200 ? parseIdentity(latest.body.toString()) : null;
  if (!live) return [`/builds/latest.json: status ${latest.status} names no build`];
  const home = (await site.get('/')).body.toString();
  return [
    ...(['id', 'brand', 'env', 'commit'] as const).flatMap((field) =>
      unlike(`/builds/latest.json: ${field}`, live[field], site.identity[field]),
    ),
    ...(home.includes(`"id":"${live.id}"`) ? [] : [`/: the page is of another build than ${live.id}`]),
  ];
}

async function checkHeaders(site: SmokeSite): Promise<string[]> {
  const paths = [
    '/',
    missingPath,
    firstFile(site, 'assets', '.js'),
    '/sw.js',
    '/manifest.webmanifest',
    '/builds/latest.json',
  ];
  const problems: string[] = [];
  for (const path of paths) problems.push(...headerProblems(path, await site.get(path), site.rules));
  return problems;
}

async function checkPolicy(site: SmokeSite): Promise<string[]> {
  const problems: string[] = [];
  for (const path of ['/', '/casino', missingPath]) {
    const { headers, body } = await site.get(path);
    const policy = String(headers['content-security-policy'] ?? '');
    problems.push(
      ...refusedBlocks(body.toString(), policy).map((block) => `${path}: the policy refuses ${block}`),
    );
  }
  return problems;
}

const pageProblems = (
  site: SmokeSite,
  path: string,
  response: SiteResponse,
  status: number,
  file: string,
) => [
  ...unlike(`${path}: status`, response.status, status),
  ...(response.body.equals(fileOf(site, file)) ? [] : [`${path}: the body is not ${file} of the artifact`]),
];

async function checkFallback(site: SmokeSite): Promise<string[]> {
  const { get, routes } = site;
  const problems = [
    ...pageProblems(site, '/', await get('/'), 200, 'index.html'),
    ...pageProblems(site, missingPath, await get(missingPath), 404, '404.html'),
  ];
  const app = routes.find(({ response, pattern }) => response === 'app' && pattern.includes(':'));
  if (app) problems.push(...pageProblems(site, samplePath(app), await get(samplePath(app)), 200, '200.html'));
  const moved = routes.find(({ response }) => response === 'redirect');
  if (moved?.response === 'redirect') {
    const path = samplePath(moved);
    const { status, headers } = await get(path);
    const location = headers.location?.replace(site.origin, '');
    problems.push(...unlike(`${path}: status`, status, 301));
    problems.push(...unlike(`${path}: Location`, location, redirectTarget(moved, path)));
  }
  // Files with rules for other hosts.
  for (const path of ['/_headers', '/_redirects'])
    problems.push(...unlike(`${path}: status`, (await get(path)).status, 404));
  return problems;
}

async function checkCaching(site: SmokeSite): Promise<string[]> {
  const path = firstFile(site, 'assets', '.js');
  const asset = await site.get(path);
  const home = await site.get('/');
  const tag = home.headers.etag;
  const again = tag === undefined ? null : await site.get('/', { 'If-None-Match': tag });
  return [
    ...unlike(`${path}: status`, asset.status, 200),
    ...(/immutable/.test(asset.headers['cache-control'] ?? '') ? [] : [`${path}: it is not immutable`]),
    ...unlike('/: status for its own ETag', again?.status, 304),
    ...unlike('/assets/smoke-test.js: status', (await site.get('/assets/smoke-test.js')).status, 404),
  ];
}

async function checkCompression(site: SmokeSite): Promise<string[]> {
  const path = firstFile(site, 'assets', '.js');
  const { headers, body } = await site.get(path, { 'Accept-Encoding': 'gzip, br' });
  const encoding = headers['content-encoding'];
  if (encoding !== 'br' && encoding !== 'gzip') return [`${path}: it is sent uncompressed`];
  const content = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
  return content.equals(fileOf(site, path))
    ? []
    : [`${path}: the ${encoding} body is not the artifact's file`];
}

async function checkHosts(site: SmokeSite): Promise<string[]> {
  // A server that refuses the connection serves no site either.
  const response = await site.get('/', { Host: 'bandeira-smoke-test.invalid' }).catch(() => null);
  return response?.body.equals(fileOf(site, 'index.html')) === true ? ['an unknown Host gets the site'] : [];
}

export const smokeChecks: readonly SmokeCheck[] = [
  { name: 'build id', check: checkBuild },
  { name: 'headers', check: checkHeaders },
  { name: 'policy against page', check: checkPolicy },
  { name: 'fallback', check: checkFallback },
  { name: 'caching', check: checkCaching },
  { name: 'compression', check: checkCompression },
  { name: 'unknown hosts', check: checkHosts },
];
