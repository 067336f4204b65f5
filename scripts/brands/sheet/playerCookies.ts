import { request } from 'node:http';
import * as v from 'valibot';
import { sheetTime } from './sheetServer.ts';

export interface Cookie {
  name: string;
  value: string;
  url: string;
}

// The ready-made player with history.
const email = 'veterano@sandbox.test';
const password = 'Bandeira123';

const loginSchema = v.object({
  access_token: v.nullish(v.string()),
  expires_in: v.nullish(v.number()),
  second_factor: v.nullish(v.object({ challenge: v.string() })),
});

const mailsSchema = v.object({ mails: v.array(v.object({ to: v.string(), code: v.optional(v.string()) })) });

/** Returns the cookies of a visitor who accepted all cookies. */
export const consentCookie = (origin: string): Cookie => ({
  name: 'cookie-consent',
  value: 'all',
  url: origin,
});

/** Logs the ready-made player with history in and returns the cookies of the session. */
export async function playerCookies(brand: string, port: number): Promise<Cookie[]> {
  const origin = `http://${brand}.localhost:${port}`;
  const api = `api.${brand}.localhost:${port}`;
  // The first request of the state creates the ready-made accounts.
  await ask(port, `localhost:${port}`, `/control/state/${brand}`);
  let session = v.parse(loginSchema, await ask(port, api, '/api/auth/login', { email, password }));
  if (session.second_factor) {
    const { mails } = v.parse(mailsSchema, await ask(port, `localhost:${port}`, `/control/state/${brand}`));
    const code = mails.find((mail) => mail.to === email && mail.code !== undefined)?.code ?? '';
    const { challenge } = session.second_factor;
    session = v.parse(loginSchema, await ask(port, api, '/api/auth/second-factor', { challenge, code }));
  }
  if (!session.access_token) throw new Error(`${email} cannot log in at ${brand}`);
  const lifetimeMs = (session.expires_in ?? 3600) * 1000;
  return [
    consentCookie(origin),
    { name: `${brand}-jwt`, value: session.access_token, url: origin },
    { name: `${brand}-jwt_term`, value: `${Date.parse(sheetTime) + lifetimeMs}-${lifetimeMs}`, url: origin },
  ];
}

// Node cannot resolve `*.localhost`; the server selects brands by the `Host` header.
function ask(port: number, host: string, path: string, body?: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', Host: host };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => {
        try {
          resolve(JSON.parse(text));
        } catch {
          reject(new Error(`${host}${path} answered ${response.statusCode} without JSON`));
        }
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
