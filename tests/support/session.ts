import { request } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import type { Site } from './fixture.ts';
import { newPlayer, type Player, type PlayerRequest } from './player.ts';

export async function tokenOf(site: Pick<Site, 'api'>, player: Player): Promise<string> {
  const { access_token: token } = Object(await post(new URL('/api/auth/login', site.api), player));
  if (typeof token !== 'string') throw new Error(`${player.email} got no token`);
  return token;
}

/** Stores a token in the browser, as a login with `leftS` seconds left of an hour does. */
export async function keepToken(
  context: BrowserContext,
  site: Pick<Site, 'brand' | 'origin'>,
  token: string,
  leftS: number = 3_600,
): Promise<void> {
  const expires = Math.floor(Date.now() / 1000) + leftS;
  const at = { url: site.origin, expires };
  await context.addCookies([
    { name: `${site.brand}-jwt`, value: token, ...at },
    { name: `${site.brand}-jwt_term`, value: `${expires * 1000}-3600000`, ...at },
    { name: 'cookie-consent', value: 'all', url: site.origin },
  ]);
}

export async function playerWithSession(
  context: BrowserContext,
  site: Site,
  options: PlayerRequest,
): Promise<Player> {
  const player = await newPlayer(site, options);
  await keepToken(context, site, await tokenOf(site, player));
  return player;
}

// Node cannot resolve `*.localhost`; the server selects brands by the `Host` header.
function post(url: URL, body: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', Host: url.host };
    const sent = request(
      { host: '127.0.0.1', port: url.port, path: url.pathname, method: 'POST', headers },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () => resolve(JSON.parse(text)));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

export async function cookieOf(context: BrowserContext, name: string) {
  return (await context.cookies()).find((found) => found.name === name);
}
