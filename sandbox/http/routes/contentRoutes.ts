import { gzipSync } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { type CallName, calls } from '../../../src/shared/contract/calls.ts';
import { homeMatches } from '../../games/homeMatches.ts';
import { plainIp } from '../../network.ts';
import { notFound, Refusal } from '../../operations/refusal.ts';
import type { ContentSource } from '../contentSource.ts';
import { type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';

/** Serves public content; large lists are serialized and compressed once per tenant. */
export function contentRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { brand, content } = services;
  route(app, services, 'getIp', async ({ ip }) => ({ userIP: plainIp(ip) }));
  route(app, services, 'getSettings', async ({ query }) => {
    if (query.preview === undefined) return services.settings();
    const settings = await services.previewSettings(query.preview);
    if (!settings) throw new Refusal(403, { message: 'A prévia expirou ou não é deste site.' });
    return settings;
  });
  route(app, services, 'getImages', async () => content.images());
  route(app, services, 'getCouponText', async () => content.couponText());
  route(app, services, 'getPromotions', async () => content.promotions());
  route(app, services, 'getBanners', async () => content.banners());
  if (brand.features.sports) route(app, services, 'getMatches', async () => homeMatches(services.clock()));
  servePacked(app, 'getCategories', () => content.categories());
  servePacked(app, 'getProviders', () => content.providers());
  route(app, services, 'getSeo', async ({ query }) => content.seo(query.section_name, query.source_id));
  route(app, services, 'getPixels', async ({ authorization }) => {
    if (brand.tagKey === null || authorization?.replace(/^Bearer /i, '') !== brand.tagKey) {
      throw new Refusal(401, { message: 'Chave de tags inválida.' });
    }
    return { data: content.pixels() };
  });
  for (const dir of ['storage', 'cdn']) app.get(`/${dir}/*`, (context) => picture(context, content));
}

function servePacked(app: Hono<RequestBindings>, name: CallName, list: () => unknown): void {
  let packed: { text: string; gzip: Uint8Array<ArrayBuffer> } | undefined;
  app.get(calls[name].path, (context) => {
    const text = packed?.text ?? JSON.stringify(list());
    packed ??= { text, gzip: new Uint8Array(gzipSync(text)) };
    context.header('Content-Type', 'application/json');
    context.header('Cache-Control', 'private, no-cache');
    context.header('Vary', 'Accept-Encoding', { append: true });
    if (!/\bgzip\b/.test(context.req.header('accept-encoding') ?? '')) return context.body(packed.text);
    context.header('Content-Encoding', 'gzip');
    return context.body(packed.gzip);
  });
}

async function picture(context: Context, content: ContentSource): Promise<Response> {
  const found = await content.picture(new URL(context.req.url).pathname);
  if (!found) throw notFound();
  context.header('Cache-Control', 'public, max-age=86400');
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
  context.header('Content-Type', found.type);
  return context.body(found.body);
}
