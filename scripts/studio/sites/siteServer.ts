import { browserScript } from '../../../sandbox/browserScript.ts';
import { escapeHtml } from '../../../src/shared/html/escapeHtml.ts';
import { loadFont } from '../../brands/fonts/loadFont.ts';
import { slugOf } from '../../brands/slugOf.ts';
import { fontCatalogue } from '../../brands/theme/fontCatalogue.ts';
import type { ArtifactServer } from '../../serve/artifactServer.ts';
import type { Ticket } from './previewTickets.ts';

// Below the brand's own host; no artifact has this directory.
export const bridgePath = '/__studio/';

const scripts = ['bridge', 'enter'] as const;

const scriptFile = (name: (typeof scripts)[number]): string =>
  browserScript(new URL(`${name}.ts`, import.meta.url));

const fontUrl = (family: string): string => `${bridgePath}fonts/${slugOf(family)}.woff2`;

const fonts = JSON.stringify(
  Object.fromEntries(
    Object.entries(fontCatalogue).map(([family, { weights }]) => [
      family,
      { url: fontUrl(family), weight: weights },
    ]),
  ),
);

function scriptTag(name: (typeof scripts)[number], data: Readonly<Record<string, string>>): string {
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
  return `<script src="${bridgePath}${name}.js"${attributes.join('')}></script>`;
}

function entrance({ cookies, path }: Ticket, studio: string): Response {
  const html = `<!doctype html><meta charset="utf-8"><title>…</title>${scriptTag('enter', { cookies: JSON.stringify(cookies), path })}`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'self'; frame-ancestors ${studio}`,
    },
  });
}

function ownFile(path: string): Response {
  const headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
  const name = scripts.find((script) => path === `${bridgePath}${script}.js`);
  if (name)
    return new Response(scriptFile(name), {
      headers: { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' },
    });
  const family = Object.keys(fontCatalogue).find((candidate) => path === fontUrl(candidate));
  const [file] = family ? loadFont(family).files : [];
  return file
    ? new Response(new Uint8Array(file.bytes), { headers: { ...headers, 'Content-Type': 'font/woff2' } })
    : new Response('Not found\n', { status: 404, headers });
}

/** Opens the headers of a page to frames of the studio alone. */
function framable(headers: Headers, studio: string): void {
  const policy = headers.get('Content-Security-Policy');
  if (policy !== null)
    headers.set(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${studio}`),
    );
  headers.delete('X-Frame-Options');
}

export interface StudioSite {
  serve: ArtifactServer;
  ticket(id: string): Ticket | undefined;
  // Origin of the studio.
  studio: string;
}

/** Serves a brand's artifact with the bridge in its pages. */
export async function serveStudioSite(request: Request, site: StudioSite): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === `${bridgePath}enter`) {
    const ticket = site.ticket(url.searchParams.get('ticket') ?? '');
    return ticket ? entrance(ticket, site.studio) : ownFile('');
  }
  if (url.pathname.startsWith(bridgePath)) return ownFile(url.pathname);
  // A worker with a cache would show the site as it was before a save.
  if (url.pathname === '/sw.js')
    return new Response('', { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
  const plain = new Headers(request.headers);
  plain.delete('If-None-Match');
  plain.delete('Accept-Encoding');
  const wantsPage = !/\.\w+$/.test(url.pathname) || url.pathname.endsWith('.html');
  const response = site.serve(
    wantsPage ? new Request(request.url, { method: request.method, headers: plain }) : request,
  );
  if (!response.headers.get('Content-Type')?.startsWith('text/html') || request.method !== 'GET')
    return response;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name);
  framable(headers, site.studio);
  const bridge = scriptTag('bridge', { studio: site.studio, fonts });
  const html = (await response.text()).replace('<head>', () => `<head>${bridge}`);
  return new Response(html, { status: response.status, headers });
}
