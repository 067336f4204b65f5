import { matchesPattern, type ServedRoute } from '../build/deploy/servedRoutes.ts';

// The file below `site/` to serve, or the target of a redirect.
export type Location =
  | { file: string; status: 200 | 404 }
  | { redirect: ServedRoute & { response: 'redirect' } };

const onlyFiles = /^\/(assets|brand|builds)\//;
const notFound: Location = { file: '404.html', status: 404 };
// The 404 page by its own names, and rules for hosts that read them from the directory.
const never: ReadonlySet<string> = new Set(['/404', '/404/', '/404.html', '/_headers', '/_redirects']);

/** Finds the file for a decoded path: the file itself, the path's page, the app shell for a route, or 404.html. */
export function locate(
  path: string,
  exists: (file: string) => boolean,
  routes: readonly ServedRoute[],
): Location {
  if (never.has(path)) return notFound;
  const file = path.slice(1);
  if (file !== '' && !file.endsWith('/') && exists(file)) return { file, status: 200 };
  if (onlyFiles.test(path)) return notFound;
  const route = routes.find(({ pattern }) => matchesPattern(pattern, path));
  if (route?.response === 'redirect') return { redirect: route };
  if (route?.response === 'missing') return notFound;
  const dir = file.replace(/\/+$/, '');
  const page = dir === '' ? 'index.html' : `${dir}/index.html`;
  if (exists(page)) return { file: page, status: 200 };
  return route ? { file: '200.html', status: 200 } : notFound;
}

/** Decodes the path of a URL; null for a path outside the site or an invalid encoding. */
export function decodedPath(url: string): string | null {
  try {
    const path = decodeURIComponent(new URL(url).pathname);
    const parts = path.split('/');
    return parts.includes('..') || parts.includes('.') || /[\\\0]/.test(path) ? null : path;
  } catch {
    return null;
  }
}
