import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { crawlerPattern } from '../../../src/shared/crawlers.ts';
import { type HeaderRule, siteless } from './headerRules.ts';
import { encodedTarget, pathExpression, type ServedRoute } from './servedRoutes.ts';
import { siteHosts } from './siteHosts.ts';

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function headerLines(headers: Readonly<Record<string, string>>, start: string): string[] {
  return Object.entries(headers).map(([name, value]) => `${start}${name} ${quoted(value)}\n`);
}

const files = 'file_server {\n\t\t\t\tprecompressed br gzip\n\t\t\t}';

// A `route` block runs its lines in this order.
function routeDirectives(route: ServedRoute): string[] {
  if (route.response === 'app') return ['try_files {path} {path}/index.html /200.html', files];
  if (route.response === 'missing') return ['error 404'];
  // `rewrite` and `uri` keep the query.
  if (!route.to.endsWith('/*')) return [`rewrite * ${quoted(encodedTarget(route.to))}`, 'redir * {uri} 301'];
  const base = route.pattern.replace(/\/\*$/, '');
  return [
    'uri strip_suffix /',
    `uri path_regexp (?i)^${base} ${quoted(encodedTarget(route.to.slice(0, -2)))}`,
    'redir * {uri} 301',
  ];
}

// Neighbors with the same response share a matcher. The first matching `handle` block counts.
function routeHandles(routes: readonly ServedRoute[]): string {
  const groups: { lines: string[]; expressions: string[] }[] = [];
  for (const route of routes.filter(({ pattern, response }) => pattern !== '/' || response === 'redirect')) {
    const lines = routeDirectives(route);
    const last = groups.at(-1);
    if (last?.lines.join() === lines.join()) last.expressions.push(pathExpression(route.pattern));
    else groups.push({ lines, expressions: [pathExpression(route.pattern)] });
  }
  return groups
    .map(
      ({ lines, expressions }, index) =>
        `\t\t@route${index} path_regexp ${quoted(`(?i)${expressions.join('|')}`)}\n` +
        `\t\thandle @route${index} {\n\t\t\troute {\n${lines.map((line) => `\t\t\t\t${line}\n`).join('')}\t\t\t}\n\t\t}\n`,
    )
    .join('');
}

// Caddy redirects http to https by itself, and a host that no block names gets no site.
/**
 * Returns a site block, where a `header` directive on a narrower matcher overwrites earlier ones as in headers.json.
 */
export function caddyfile(
  brand: BrandSettings,
  rules: readonly HeaderRule[],
  routes: readonly ServedRoute[],
): string {
  const { served, redirected } = siteHosts(brand);
  const { protocol, host } = new URL(brand.origin);
  const urls = (hosts: readonly string[]) => hosts.map((name) => `${protocol}//${name}`).join(', ');
  const sites = [`${protocol}//${host}`, ...served.slice(1).map((name) => `${protocol}//${name}`)].join(', ');
  const headers = rules.flatMap(({ match, headers: stated }) =>
    headerLines(stated, match === '/*' ? '\t\theader ' : `\t\theader ${match} `),
  );
  const bare = headerLines(siteless(brand), '\theader ').join('');
  const others = `${urls(redirected)} {\n${bare}\tredir ${brand.origin}{uri} 301\n}\n`;
  return `# Made from headers.json and routes.json.
${redirected.length > 0 ? others : ''}${sites} {
	root * /srv/${brand.id}/site
	encode zstd gzip
	route {
${headers.join('')}
		@refused not method GET HEAD
		error @refused 405
		@gone path /404 /404/ /404.html /_headers /_redirects
		error @gone 404
		@files path /assets/* /brand/* /builds/*
		handle @files {
			${files}
		}
${routeHandles(routes)}		handle {
			try_files {path} {path}/index.html
			${files}
		}
	}
	handle_errors {
		# A missing file may be there after the next release.
		header Cache-Control no-cache
		# Crawlers get the bare status.
		@crawler header_regexp User-Agent "(?i)${crawlerPattern}"
		respond @crawler "" {err.status_code}
		@refused expression {err.status_code} == 405
		header @refused Allow "GET, HEAD"
		respond @refused "Only GET and HEAD here" 405
		@missing expression {err.status_code} == 404
		rewrite @missing /404.html
		@broken expression {err.status_code} >= 500
		rewrite @broken /50x.html
		file_server
	}
}
`;
}
