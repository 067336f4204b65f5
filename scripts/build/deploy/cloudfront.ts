import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { type HeaderRule, headersFor } from './headerRules.ts';
import { encodedTarget, pathExpression, type ServedRoute } from './servedRoutes.ts';
import { siteHosts } from './siteHosts.ts';

// No object has this key, so S3 has none and CloudFront sends 404.html.
const nothing = '/missing-page';

type Rule =
  | [expression: string, response: 'app' | 'missing']
  | [string, 'redirect', to: string, base: string];

function ruleOf(route: ServedRoute): Rule {
  const expression = pathExpression(route.pattern);
  if (route.response !== 'redirect') return [expression, route.response];
  const isRest = route.to.endsWith('/*');
  const to = encodedTarget(isRest ? route.to.slice(0, -2) : route.to);
  return [expression, 'redirect', to, isRest ? route.pattern.replace(/\/\*$/, '') : ''];
}

/**
 * Returns a CloudFront function for viewer requests, which follows routes.json in front of a bucket. It knows the pages of
 * the app, and looks for all others in the bucket.
 */
export function cloudfrontFunction(
  brand: BrandSettings,
  routes: readonly ServedRoute[],
  pages: readonly string[],
): string {
  const patterns = new Set(routes.map(({ pattern }) => pattern));
  // Not those of an operator's content, on which rules never depend.
  const own = pages
    .filter((path) => path !== '/' && (patterns.has(path) || patterns.has(`${path}/*`)))
    .sort();
  const rules = routes
    .filter(({ pattern, response }) => pattern !== '/' || response === 'redirect')
    .map(ruleOf);
  const { served, redirected } = siteHosts(brand);
  return `// Made from routes.json: a CloudFront function (cloudfront-js-2.0) for viewer requests.
const origin = ${JSON.stringify(brand.origin)};
const hosts = ${JSON.stringify(served)};
const redirectedHosts = ${JSON.stringify(redirected)};
const pages = ${JSON.stringify(own)};
const routes = ${JSON.stringify(rules)};

function queryOf(request) {
  const parts = [];
  for (const name in request.querystring) {
    const field = request.querystring[name];
    for (const one of field.multiValue || [field]) parts.push(one.value === '' ? name : name + '=' + one.value);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function movedTo(location) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}

function keyOf(path, request) {
  if (path === '') return '/index.html';
  if (/^\\/(404(\\.html)?|_headers|_redirects)$/.test(path)) return '${nothing}';
  if (/^\\/(assets|brand|builds)\\//.test(path)) return path;
  if (pages.indexOf(path) >= 0) return path + '/index.html';
  for (const route of routes) {
    if (!new RegExp(route[0], 'i').test(path)) continue;
    if (route[1] === 'app') return '/200.html';
    if (route[1] === 'missing') return '${nothing}';
    const rest = route[3] ? path.slice(route[3].length) : '';
    return movedTo((route[2] + rest || '/') + queryOf(request));
  }
  return /\\.\\w+$/.test(path) ? path : path + '/index.html';
}

function handler(event) {
  const request = event.request;
  const host = request.headers.host ? request.headers.host.value : '';
  if (redirectedHosts.indexOf(host) >= 0) return movedTo(origin + request.uri + queryOf(request));
  if (hosts.indexOf(host) < 0) return { statusCode: 404, statusDescription: 'Not Found' };
  const found = keyOf(request.uri.replace(/\\/+$/, ''), request);
  if (typeof found !== 'string') return found;
  request.uri = found;
  return request;
}
`;
}

// Headers that CloudFront has fields of its own for, and `Cache-Control`, which each object carries.
const ownFields: ReadonlySet<string> = new Set([
  'Cache-Control',
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
]);

/** Returns the input of `aws cloudfront create-response-headers-policy` with the headers of pages. */
export function cloudfrontHeaders(brand: Pick<BrandSettings, 'id'>, rules: readonly HeaderRule[]): string {
  const headers = headersFor(rules, '/');
  const seconds = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0);
  const custom = Object.entries(headers)
    .filter(([name]) => !ownFields.has(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const config = {
    Name: `${brand.id}-site`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        ContentSecurityPolicy: headers['Content-Security-Policy'],
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: headers['X-Frame-Options'], Override: true },
      ReferrerPolicy: { ReferrerPolicy: headers['Referrer-Policy'], Override: true },
      StrictTransportSecurity:
        seconds > 0
          ? { AccessControlMaxAgeSec: seconds, IncludeSubdomains: true, Override: true }
          : undefined,
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
  return `${JSON.stringify(config, null, 1)}\n`;
}
