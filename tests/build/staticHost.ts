import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// A static host's response.
export interface HostedResponse {
  status: number;
  // Below the web root.
  file?: string;
  location?: string;
  headers: Record<string, string>;
}

interface HeaderBlock {
  path: string;
  set: [name: string, value: string][];
}

interface Redirect {
  from: string;
  to: string;
  status: number;
}

export interface HostedSite {
  headers: HeaderBlock[];
  redirects: Redirect[];
  exists(file: string): boolean;
}

/** Parses the two files of a web root in the common syntax of Cloudflare Pages and Netlify; throws on anything else. */
export function readHostedSite(site: string): HostedSite {
  const headers: HeaderBlock[] = [];
  for (const line of linesOf(site, '_headers')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (/^\/\S*$/.test(line)) headers.push({ path: line, set: [] });
    else if (name && value && headers.length > 0) headers.at(-1)?.set.push([name.toLowerCase(), value]);
    else throw new Error(`_headers: not understood by both hosts: ${line}`);
  }
  const redirects = linesOf(site, '_redirects').map((line) => {
    const [, from, to, status] = /^(\/\S*) (\/\S*) (\d{3})$/.exec(line) ?? [];
    if (!from || !to || !status) throw new Error(`_redirects: not understood by both hosts: ${line}`);
    return { from, to, status: Number(status) };
  });
  return { headers, redirects, exists: (file) => existsSync(join(site, file)) };
}

function linesOf(site: string, name: string): string[] {
  const text = readFileSync(join(site, name), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

// `:name` matches one segment, `*` anything; `to` may use both.
function matched(from: string, path: string, open: string): Record<string, string> | null {
  const source = from
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')
    .replace(/\*/, open);
  return new RegExp(`^${source}$`).exec(path)?.groups ?? (from === path ? {} : null);
}

function filled(to: string, values: Record<string, string>): string {
  return to.replaceAll(/:([A-Za-z]\w*)/g, (_, name: string) => values[name] ?? '');
}

/** Lists rules that Cloudflare Pages would silently ignore. */
export function cloudflareProblems(site: string, { headers, redirects }: HostedSite): string[] {
  const long = (name: string, most: number) =>
    linesOf(site, name)
      .filter((line) => line.length > most)
      .map((line) => `${name}: too long: ${line.slice(0, 60)}`);
  const isDynamic = ({ from }: Redirect) => /[:*]/.test(from);
  const firstDynamic = redirects.findIndex(isDynamic);
  const fixed = redirects.filter((redirect) => !isDynamic(redirect));
  return [
    ...long('_headers', 2000),
    ...long('_redirects', 1000),
    ...(headers.length > 100 ? ['_headers: more than 100 rules'] : []),
    ...(fixed.length > 2000 ? ['_redirects: more than 2,000 static rules'] : []),
    ...(redirects.length - fixed.length > 100 ? ['_redirects: more than 100 dynamic rules'] : []),
    ...redirects
      .slice(firstDynamic)
      .filter((redirect) => firstDynamic >= 0 && !isDynamic(redirect))
      .map(({ from }) => `_redirects: ${from} stands behind a dynamic rule`),
    ...redirects
      .filter(({ status }) => ![200, 301, 302, 303, 307, 308].includes(status))
      .map(({ from }) => `_redirects: status of ${from}`),
    ...redirects
      .filter(({ from }, index) => redirects.findIndex((other) => other.from === from) !== index)
      .map(({ from }) => `_redirects: ${from} twice`),
    ...redirects
      .filter(({ from, to }) => /\/\*?$/.test(from) && /\/index(\.html)?$/.test(to))
      .map(({ from }) => `_redirects: loop of ${from}`),
  ];
}

/** Responds as Cloudflare Pages: rules before files, redirects for `.html` and directories, repeated headers joined. */
export function cloudflarePages(site: HostedSite): (path: string) => HostedResponse {
  const find = (path: string): Omit<HostedResponse, 'headers'> => {
    const fixed = site.redirects.find(({ from }) => from === path);
    const rule = fixed ?? site.redirects.find(({ from }) => matched(from, path, '(?<splat>.*)'));
    const to = rule ? filled(rule.to, matched(rule.from, path, '(?<splat>.*)') ?? {}) : path;
    if (rule && rule.status !== 200) return { status: rule.status, location: to };
    const { exists } = site;
    if (to.endsWith('/')) {
      if (exists(`${to}index.html`)) return { status: 200, file: `${to}index.html` };
      if (exists(to.replace(/\/$/, '.html'))) return { status: 308, location: to.slice(0, -1) };
      return { status: 404, file: '/404.html' };
    }
    if (to.endsWith('.html') && exists(to)) return { status: 308, location: to.slice(0, -'.html'.length) };
    if (/\.\w+$/.test(to) && exists(to)) return { status: 200, file: to };
    if (exists(`${to}.html`)) return { status: 200, file: `${to}.html` };
    if (exists(`${to}/index.html`)) return { status: 308, location: `${to}/` };
    return { status: 404, file: '/404.html' };
  };
  return (path) => {
    const headers: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' };
    const stated = new Set<string>();
    for (const block of site.headers) {
      if (!matched(block.path, path, '(?<splat>.*)')) continue;
      for (const [name, value] of block.set) {
        headers[name] = stated.has(name) ? `${headers[name]}, ${value}` : value;
        stated.add(name);
      }
    }
    return { ...find(path), headers };
  };
}

/** Responds as Netlify: files before rules, a trailing slash has no meaning, no header twice. */
export function netlify(site: HostedSite): (path: string) => HostedResponse {
  const fileOf = (path: string): string | undefined => {
    const plain = path.replace(/\/$/, '');
    const names = [plain, `${plain}.html`, `${plain}/index.html`];
    return names.find((name) => /\.\w+$/.test(name) && site.exists(name));
  };
  const optional = (pattern: string) => pattern.replace(/\/\*$/, '*').replace(/(.)\/$/, '$1');
  const find = (path: string): Omit<HostedResponse, 'headers'> => {
    const file = fileOf(path);
    if (file) return { status: 200, file };
    const plain = path.replace(/(.)\/$/, '$1');
    for (const { from, to, status } of site.redirects) {
      const values = matched(optional(from), plain, '(?:/(?<splat>.*))?');
      if (!values) continue;
      const target = filled(to, values);
      if (status !== 200) return { status, location: target };
      const found = fileOf(target);
      return found ? { status: 200, file: found } : { status: 404, file: '/404.html' };
    }
    return { status: 404, file: '/404.html' };
  };
  return (path) => {
    const headers: Record<string, string> = {};
    for (const block of site.headers) {
      if (!matched(block.path, path, '(?<splat>.*)')) continue;
      for (const [name, value] of block.set) {
        if (name in headers) throw new Error(`Netlify does not say which ${name} of ${path} counts`);
        headers[name] = value;
      }
    }
    return { ...find(path), headers: { 'cache-control': 'public, max-age=0, must-revalidate', ...headers } };
  };
}
