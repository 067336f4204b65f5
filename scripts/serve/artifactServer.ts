import { extname, join } from 'node:path';
import { type HeaderRule, headersFor } from '../artifact/headerRules.ts';
import type { EncodedBodies } from './encodedBody.ts';
import { decodedPath, locate } from './locate.ts';
import { mediaType } from './mediaTypes.ts';
import { createSiteFiles } from './siteFiles.ts';

export type ArtifactServer = (request: Request) => Response;

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}

function matchesEtag(header: string | null, etag: string): boolean {
  const given = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return given.includes(etag) || given.includes('*');
}

/**
 * Serves one artifact the way its deploy files ask a real server to: pages by path, 200.html for what only the app
 * knows, 404.html for files that are not there, and the headers of headers.json.
 */
export function createArtifactServer(artifact: string, bodies: EncodedBodies): ArtifactServer {
  const site = createSiteFiles(join(artifact, 'site'));
  const deploy = createSiteFiles(join(artifact, 'deploy'));
  let rules: { hash: string; list: HeaderRule[] } | null = null;

  const currentRules = (): HeaderRule[] | null => {
    const file = deploy('headers.json');
    if (!file) return null;
    if (rules?.hash !== file.hash)
      rules = { hash: file.hash, list: JSON.parse(file.body.toString('utf8')).rules };
    return rules.list;
  };

  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Only GET and HEAD here', { Allow: 'GET, HEAD' });
    }
    const path = decodedPath(request.url);
    if (path === null) return plain(400, 'No such address');
    const found = locate(path, (name) => site(name) !== null);
    const file = site(found.file);
    const list = currentRules();
    if (!file || !list) return plain(503, 'The artifact is not there; build it again');

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
      ...headersFor(list, path),
      // A missing file may be there after the next release.
      ...(found.status === 404 ? { 'Cache-Control': 'no-cache' } : {}),
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    });
    if (found.status === 200 && matchesEtag(request.headers.get('If-None-Match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    headers.set('Content-Length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      status: found.status,
      headers,
    });
  };
}
