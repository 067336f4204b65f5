import type { BrandSettings } from '../../src/shared/brand/brandRecord.ts';
import { hashSources } from './inlineBlocks.ts';

/** No value of a header is longer: Cloudflare Pages drops whole lines of more than 2,000 characters. */
export const longestHeaderValue = 1500;

function originOf(url: string | null | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}

interface Vendor {
  host: RegExp;
  script: readonly string[];
  image: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
}

const googleTags = 'https://*.googletagmanager.com';
const googleFigures = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
/** Meta's and TikTok's pixels. No call of the operator names one: it is set up in Google's container, which loads it. */
const socialScripts = ['https://connect.facebook.net', 'https://analytics.tiktok.com'];
const socialPixels = ['https://www.facebook.com', 'https://analytics.tiktok.com'];
const liveChat = 'https://*.livechatinc.com';

/** What the scripts of these vendors reach besides the host they come from; a script on the brand's own host needs none. */
const vendors: readonly Vendor[] = [
  {
    host: /^www\.googletagmanager\.com$/,
    script: [googleTags, ...socialScripts],
    image: [googleTags, ...googleFigures, ...socialPixels],
    connect: [googleTags, ...googleFigures, ...socialPixels],
    frame: [googleTags],
  },
  {
    host: /\.livechatinc\.com$/,
    script: [liveChat],
    image: [liveChat],
    connect: [liveChat, 'wss://*.livechatinc.com'],
    frame: [liveChat],
  },
];

/** Pusher's own clusters when the brand names no host. */
function realtimeOrigins(realtime: BrandSettings['realtime']): string[] {
  if (!realtime) return [];
  const { host, port, tls, cluster } = realtime;
  if (!host) {
    const sockets = [`wss://ws-${cluster}.pusher.com`, ...(tls ? [] : [`ws://ws-${cluster}.pusher.com`])];
    return [...sockets, `https://sockjs-${cluster}.pusher.com`];
  }
  const at = port ? `${host}:${port}` : host;
  return tls ? [`wss://${at}`, `https://${at}`] : [`ws://${at}`, `wss://${at}`, `http://${at}`];
}

function monitoringOrigins(monitoring: BrandSettings['monitoring']): string[] {
  return monitoring ? [`https://browser-intake-${monitoring.site.replace(/\.(?=.*\.)/g, '-')}`] : [];
}

/** Drops repeated sources and those that a wildcard among them covers. */
function distinct(sources: readonly string[]): string[] {
  const wildcards = sources.filter((source) => source.includes('://*.'));
  const isCovered = (source: string): boolean =>
    wildcards.some((wildcard) => {
      const [scheme = '', domain = ''] = wildcard.split('*');
      return source !== wildcard && source.startsWith(scheme) && source.endsWith(domain);
    });
  return [...new Set(sources)].filter((source) => !isCovered(source));
}

function written(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${distinct(sources).join(' ')}`)
    .join('; ');
}

const self = "'self'";

/**
 * Returns the content security policy that a brand's server sends: this site, what the brand's record names, and nothing
 * else. It depends on the compiled app and on origins, never on a theme or a text: inline styles are open here, and each
 * page's own policy (`pagePolicy`) narrows them to its own. Throws when there are more origins than a header can hold.
 */
export function contentSecurityPolicy(brand: BrandSettings, blocks: { scripts: Iterable<string> }): string {
  const api = originOf(brand.api.origin);
  const cdn = originOf(brand.cdn);
  const icons = originOf(brand.icons);
  const scripts = [brand.verification, brand.sportsbook, brand.gameLauncher, brand.chat, brand.tags].flatMap(
    (party) => originOf(party?.script),
  );
  const known = vendors.filter(({ host }) => scripts.some((origin) => host.test(new URL(origin).hostname)));
  const partners = (kind: 'script' | 'image' | 'connect' | 'frame') => [
    ...scripts,
    ...known.flatMap((vendor) => vendor[kind]),
  ];
  const images = [self, 'data:', 'blob:', ...api, ...cdn, ...icons, ...partners('image')];
  const calls = [
    self,
    ...api,
    ...realtimeOrigins(brand.realtime),
    ...monitoringOrigins(brand.monitoring),
    ...icons,
    ...partners('connect'),
  ];
  const strict = {
    'script-src': [self, ...hashSources(blocks.scripts), ...partners('script')],
    'style-src': [self, "'unsafe-inline'"],
  };
  const closed = {
    'frame-src': [self, ...api, ...partners('frame')],
    'worker-src': [self, 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [self],
    'frame-ancestors': ["'none'"],
  };
  const byKind = written({
    'default-src': [self],
    ...strict,
    'img-src': images,
    'connect-src': calls,
    'media-src': [self, ...api, ...cdn],
    ...closed,
  });
  if (byKind.length <= longestHeaderValue) return byKind;
  // Many origins: pictures, media and calls share one list.
  const together = written({
    'default-src': [...images, ...calls],
    ...strict,
    'font-src': [self],
    'manifest-src': [self],
    ...closed,
  });
  if (together.length <= longestHeaderValue) return together;
  throw new Error(
    `The origins of ${brand.id} make a content security policy of ${together.length} characters; servers and hosts take ${longestHeaderValue}. Load scripts of several partners from one host.`,
  );
}
