import type { BrandSettings } from '../../src/shared/brand/brandRecord.ts';
import { type CommonText, type TextPart, textOf } from './commonText.ts';
import { cspHash } from './contentHash.ts';

export interface InlineBlocks {
  /** Contents of `<script>` elements that run (import maps among them), and of `<style>` elements. */
  scripts: Set<string>;
  styles: Set<string>;
}

const blockPattern = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

function mayHoldBlocks(html: string): boolean {
  return html.includes('<script') || html.includes('<style');
}

/** Finds what the policy has to allow by hash in a page. Data blocks (JSON) never run and need nothing. */
export function collectInlineBlocks(html: string, blocks: InlineBlocks): void {
  if (!mayHoldBlocks(html)) return;
  for (const [, tag, attributes = '', content = ''] of html.matchAll(blockPattern)) {
    if (tag === 'style') blocks.styles.add(content);
    else if (!/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes))
      blocks.scripts.add(content);
  }
}

const inCommon = new WeakMap<CommonText, InlineBlocks>();

/** The same for a text that many pages have, which is looked through once. */
export function collectCommonBlocks(common: CommonText, { scripts, styles }: InlineBlocks): void {
  const found = inCommon.get(common) ?? { scripts: new Set(), styles: new Set() };
  if (!inCommon.has(common)) collectInlineBlocks(common.text, found);
  inCommon.set(common, found);
  for (const script of found.scripts) scripts.add(script);
  for (const style of found.styles) styles.add(style);
}

const commonWithBlocks = new WeakMap<CommonText, boolean>();

/** The same for a text in parts; a block may go on from one of them to the next, a tag's name may not. */
export function collectBlocksInParts(parts: readonly TextPart[], blocks: InlineBlocks): void {
  const mayHold = (part: TextPart): boolean => {
    if (typeof part === 'string') return mayHoldBlocks(part);
    const known = commonWithBlocks.get(part) ?? mayHoldBlocks(part.text);
    commonWithBlocks.set(part, known);
    return known;
  };
  if (parts.some(mayHold)) collectInlineBlocks(textOf(parts), blocks);
}

const keptHashes = 500;
const hashes = new Map<string, string>();

/** Most blocks are those of every brand. */
function keptHash(content: string): string {
  const known = hashes.get(content) ?? cspHash(content);
  hashes.set(content, known);
  const [oldest] = hashes.keys();
  if (hashes.size > keptHashes && oldest !== undefined) hashes.delete(oldest);
  return known;
}

function originOf(address: string | null | undefined): string[] {
  return address ? [new URL(address).origin] : [];
}

/** What the scripts of these vendors reach besides the host they come from; a script on the brand's own host needs none. */
const vendorOrigins: readonly [host: RegExp, origins: readonly string[]][] = [
  [
    /^www\.googletagmanager\.com$/,
    ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  ],
  [/\.livechatinc\.com$/, ['https://*.livechatinc.com', 'wss://*.livechatinc.com']],
];

/** Where a script comes from and what it needs. */
function scriptOrigins(address: string | undefined): string[] {
  if (!address) return [];
  const { hostname } = new URL(address);
  return [
    ...originOf(address),
    ...vendorOrigins.flatMap(([host, origins]) => (host.test(hostname) ? origins : [])),
  ];
}

/** Pusher's own clusters when the brand names no host. */
function realtimeOrigins(realtime: BrandSettings['realtime']): string[] {
  if (!realtime) return [];
  const { host, port, tls, cluster } = realtime;
  if (!host) return [`wss://ws-${cluster}.pusher.com`, `https://sockjs-${cluster}.pusher.com`];
  const at = port ? `${host}:${port}` : host;
  return tls ? [`wss://${at}`, `https://${at}`] : [`ws://${at}`, `http://${at}`];
}

function monitoringOrigins(monitoring: BrandSettings['monitoring']): string[] {
  return monitoring ? [`https://browser-intake-${monitoring.site.replace(/\.(?=.*\.)/g, '-')}`] : [];
}

/** The content security policy of a brand: this site, what its record names, and nothing else. */
export function contentSecurityPolicy(brand: BrandSettings, blocks: InlineBlocks): string {
  const api = originOf(brand.api.origin);
  const cdn = originOf(brand.cdn);
  const partners = [
    ...originOf(brand.verification?.script),
    ...originOf(brand.sportsbook?.script),
    ...originOf(brand.gameLauncher?.script),
    ...scriptOrigins(brand.chat?.script),
    ...scriptOrigins(brand.tags?.script),
  ];
  const icons = originOf(brand.icons);
  const hashes = (contents: Iterable<string>) => [...contents].map(keptHash).sort();
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(blocks.scripts), ...partners],
    // styled-components inserts an empty element first and its rules through the CSS object model afterwards.
    'style-src': ["'self'", ...hashes(new Set(['', ...blocks.styles]))],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...cdn, ...icons, ...partners],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...api,
      ...realtimeOrigins(brand.realtime),
      ...monitoringOrigins(brand.monitoring),
      ...icons,
      ...partners,
    ],
    'frame-src': ["'self'", ...api, ...partners],
    'media-src': ["'self'", ...api, ...cdn],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
