import { describe, expect, it } from 'vitest';
import { emptyLists } from './previewSession.ts';
import { createPreviewTickets } from './previewTickets.ts';
import { serveStudioSite } from './siteServer.ts';

const studio = 'http://localhost:4100';
const host = 'http://aurora.localhost:4100';
const policy = "script-src 'self'; frame-ancestors 'none'; object-src 'none'";

const tickets = createPreviewTickets();
const serve = (path: string, body = '<html><head><title>A</title></head></html>', type = 'text/html') =>
  serveStudioSite(new Request(host + path), {
    studio,
    ticket: (id) => tickets.find('aurora', id),
    serve: () =>
      new Response(body, {
        headers: { 'Content-Type': type, 'Content-Security-Policy': policy, 'X-Frame-Options': 'DENY' },
      }),
  });

describe('the site of a brand in the studio', () => {
  it('carries the bridge before everything else, and opens its frame to the studio alone', async () => {
    const response = await serve('/casino');
    expect(await response.text()).toMatch(
      /^<html><head><script src="\/__studio\/bridge\.js" data-studio="http:\/\/localhost:4100"/,
    );
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "script-src 'self'; frame-ancestors http://localhost:4100; object-src 'none'",
    );
    expect(response.headers.get('X-Frame-Options')).toBeNull();
  });

  it('leaves other files as they are', async () => {
    const response = await serve('/assets/a.js', 'code', 'text/javascript');
    expect(await response.text()).toBe('code');
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
  });

  it('serves the bridge without types, the fonts of the catalog, and a service worker that keeps nothing', async () => {
    const bridge = await (await serve('/__studio/bridge.js')).text();
    expect(bridge).toContain('studio:properties');
    expect(() => new Function(bridge)).not.toThrow();
    const font = await serve('/__studio/fonts/exo-2.woff2');
    expect(font.headers.get('Content-Type')).toBe('font/woff2');
    expect((await serve('/__studio/fonts/../bridge.ts')).status).toBe(404);
    expect(await (await serve('/sw.js', 'caches pages')).text()).toBe('');
  });

  it('lets a player in by a ticket of this brand only', async () => {
    const id = tickets.add({ brand: 'aurora', cookies: { 'aurora-jwt': 'a"b' }, path: '/casino' });
    const entrance = await serve(`/__studio/enter?ticket=${id}`);
    expect(await entrance.text()).toContain('data-cookies="{&quot;aurora-jwt&quot;');
    expect(entrance.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${studio}`);
    const other = tickets.add({ brand: 'boreal', cookies: {}, path: '/' });
    expect((await serve(`/__studio/enter?ticket=${other}`)).status).toBe(404);
  });

  it('empties the lists of the operator, but not the settings', async () => {
    const list = () => Response.json({ data: [{ id: 1 }], meta: { total: 7, page: 1 } });
    const empty = await emptyLists(new Request('http://api.aurora.localhost/v2/banners'), list());
    expect(await empty.json()).toEqual({ data: [], meta: { total: 0, page: 1 } });
    const settings = await emptyLists(new Request('http://api.aurora.localhost/v2/settings/'), list());
    expect(await settings.json()).toEqual({ data: [{ id: 1 }], meta: { total: 7, page: 1 } });
  });
});
