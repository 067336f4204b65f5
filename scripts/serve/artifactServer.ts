import { extname, join } from 'node:path';
import { crawlerPattern } from '../../src/shared/crawlers.ts';
import { plainResponseHeaders } from '../../src/shared/plainResponseHeaders.ts';
import { type HeaderRule, headersFor } from '../build/deploy/headerRules.ts';
import { redirectTarget, type ServedRoute } from '../build/deploy/servedRoutes.ts';
import type { EncodedBodies } from './encodedBody.ts';
import { decodedPath, locate } from './locate.ts';
import { mediaType } from './mediaTypes.ts';
import { createSiteFiles, type SiteFiles } from './siteFiles.ts';

export type ArtifactServer = (request: Request) => Response;

const crawlers = new RegExp(crawlerPattern, 'i');

function plain(status: number, text: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

function matchesEtag(header: string | null, etag: string): boolean {
  const given = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return given.includes(etag) || given.includes('*');
}

// Reads a JSON file of the artifact, parsed once per content.
function jsonFile<T>({ read }: SiteFiles, name: string): () => T | null {
  let known: { hash: string; value: T } | null = null;
  return () => {
    const file = read(name);
    if (!file) return null;
    if (known?.hash !== file.hash) known = { hash: file.hash, value: JSON.parse(file.body.toString('utf8')) };
    return known.value;
  };
}

/**
 * Serves one artifact as its deploy files demand: files and pages, 200.html for routes, redirects, 404.html, and
 * headers.json.
 */
export function createArtifactServer(artifact: string, bodies: EncodedBodies): ArtifactServer {
  const site = createSiteFiles(join(artifact, 'site'));
  const deploy = createSiteFiles(join(artifact, 'deploy'));
  const headerRules = jsonFile<{ rules: HeaderRule[] }>(deploy, 'headers.json');
  const servedRoutes = jsonFile<{ routes: ServedRoute[] }>(deploy, 'routes.json');

  return (request) => {
    const rules = headerRules()?.rules;
    const routes = servedRoutes()?.routes;
    if (!rules || !routes)
      return plain(503, 'The artifact is not there; build it again', plainResponseHeaders);
    // A path that cannot be decoded is an unknown one.
    const path = decodedPath(request.url) ?? '/404';
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(405, 'Only GET and HEAD here', { ...headersFor(rules, path), Allow: 'GET, HEAD' });
    const found = locate(path, site.has, routes);
    if ('redirect' in found) {
      const { pathname, search } = new URL(request.url);
      const target = redirectTarget(found.redirect, pathname) + search;
      return new Response(null, { status: 301, headers: { ...headersFor(rules, path), Location: target } });
    }
    const { status } = found;
    const file = site.read(found.file);
    if (!file) return plain(503, 'The artifact is not there; build it again', headersFor(rules, '/'));
    const ruled = headersFor(rules, path);
    // A missing file may exist after the next release.
    if (status === 404) ruled['Cache-Control'] = 'no-cache';
    if (status === 404 && crawlers.test(request.headers.get('User-Agent') ?? ''))
      return new Response(null, { status, headers: ruled });

    const extension = extname(found.file);
    const { body, encoding } = bodies.encode(
      file.body,
      file.hash,
      extension,
      request.headers.get('Accept-Encoding') ?? '',
    );
    const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
    const headers = new Headers({
      'Content-Type': mediaType(extension),
      ...ruled,
      ETag: etag,
      Vary: 'Accept-Encoding',
    });
    if (encoding) headers.set('Content-Encoding', encoding);
    if (status === 200 && matchesEtag(request.headers.get('If-None-Match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    headers.set('Content-Length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
  };
}
