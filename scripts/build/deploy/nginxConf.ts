import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { crawlerPattern } from '../../../src/shared/crawlers.ts';
import { plainResponseHeaders } from '../../../src/shared/plainResponseHeaders.ts';
import { type HeaderRule, headersFor, siteless } from './headerRules.ts';
import { encodedTarget, pathExpression, type ServedRoute } from './servedRoutes.ts';
import { siteHosts } from './siteHosts.ts';

function quoted(text: string): string {
  // nginx would read a variable's name behind it, and knows no way to write it plainly.
  if (text.includes('$')) throw new Error(`nginx.conf cannot hold "$": ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

// Longer names do not fit the hash table of names in nginx's own settings, and `http {}` is not ours to set.
const longestHashedName = 40;

const serverNames = (hosts: readonly string[]): string =>
  hosts
    .map((host) => (host.length > longestHashedName ? `~^${host.replaceAll('.', '\\.')}$` : host))
    .join(' ');

// nginx drops inherited headers as soon as a location adds its own, so every location states all of its headers.
function addHeaders(headers: Readonly<Record<string, string>>, indent: string): string {
  return Object.entries(headers)
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;\n`)
    .join('');
}

function fileLocation(rule: HeaderRule, rules: readonly HeaderRule[]): string {
  const path = rule.match.replace(/\*$/, '');
  const wild = rule.match.endsWith('*');
  const type = rule.headers['Content-Type'];
  const typeLines = type ? `        types { }\n        default_type ${type};\n` : '';
  return (
    `    location ${wild ? '^~' : '='} ${path} {\n${typeLines}` +
    `${addHeaders(headersFor(rules, wild ? `${path}x` : path), '        ')}        try_files $uri =404;\n    }\n`
  );
}

function routeDirectives(route: ServedRoute): string {
  if (route.response === 'app') return 'try_files $uri $uri/index.html /200.html;';
  if (route.response === 'missing') return 'return 404;';
  if (!route.to.endsWith('/*')) return `rewrite ^ ${quoted(encodedTarget(route.to))} permanent;`;
  const base = route.pattern.replace(/\/\*$/, '');
  const to = encodedTarget(route.to.slice(0, -2));
  return [
    `rewrite "(?i)^${base}/+([^/].*?)/*$" "${to}/$1" permanent;`,
    `rewrite ^ ${quoted(to)} permanent;`,
  ].join('\n        ');
}

// Neighbors with the same response share a location; nginx takes the first expression that matches.
function routeLocations(routes: readonly ServedRoute[]): string {
  const groups: { response: string; expressions: string[] }[] = [];
  for (const route of routes.filter(({ pattern, response }) => pattern !== '/' || response === 'redirect')) {
    const response = routeDirectives(route);
    const last = groups.at(-1);
    if (last?.response === response) last.expressions.push(pathExpression(route.pattern));
    else groups.push({ response, expressions: [pathExpression(route.pattern)] });
  }
  return groups
    .map(
      ({ response, expressions }) =>
        `    location ~* "${expressions.join('|')}" {\n        ${response}\n    }\n`,
    )
    .join('');
}

/**
 * Returns `server` blocks for `http {}` without `root`, ports and certificates; several brands may be included
 * together.
 */
export function nginxConf(
  brand: BrandSettings,
  rules: readonly HeaderRule[],
  routes: readonly ServedRoute[],
): string {
  const { served, redirected } = siteHosts(brand);
  const special = rules.filter((rule) => rule.match !== '/*').map((rule) => fileLocation(rule, rules));
  const isSecure = brand.origin.startsWith('https:');
  const listen = `    listen 80;\n${isSecure ? '    # listen 443 ssl; ssl_certificate …; ssl_certificate_key …;\n' : ''}`;
  const toHttps = `
    # TLS ends here (listen 443 ssl) or in a proxy that sends X-Forwarded-Proto.
    set $came_by "$scheme $http_x_forwarded_proto";
    if ($came_by !~ https) {
        return 301 https://$host$request_uri;
    }
`;
  const others = `server {
${listen}    server_name ${serverNames(redirected)};
${addHeaders(siteless(brand), '    ')}    return 301 ${brand.origin}$request_uri;
}
`;
  return `# Made from headers.json and routes.json. Include it inside http {} and put site/ where root points.

# The first server of a port answers for broken requests and for hosts that no other one names: none of them gets a brand's site.
server {
${listen}    server_name ${brand.id}.invalid;
${addHeaders(plainResponseHeaders, '    ')}    return 404;
}
${redirected.length > 0 ? others : ''}server {
${listen}    server_name ${serverNames(served)};
    root /srv/${brand.id}/site;
    charset utf-8;
    absolute_redirect off;
    gzip on;
    gzip_static on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types text/css text/plain text/xml application/javascript text/javascript application/json application/manifest+json application/xml image/svg+xml;
${addHeaders(headersFor(rules, '/'), '    ')}${isSecure ? toHttps : ''}
    error_page 404 /404.html;
    error_page 500 502 503 504 /50x.html;

    location / {
        try_files $uri $uri/index.html =404;
    }
    # Crawlers get the bare status.
    location = /404.html {
        internal;
        if ($http_user_agent ~* "${crawlerPattern}") {
            return 404;
        }
    }
    location = /50x.html {
        if ($http_user_agent ~* "${crawlerPattern}") {
            return 503;
        }
    }
    location ~ ^/(404|_headers|_redirects)$ {
        return 404;
    }
${special.join('')}${routeLocations(routes)}}
`;
}
