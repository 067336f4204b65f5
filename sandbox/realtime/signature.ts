import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Compares two strings in constant time. */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** Signs a private channel; the signature covers `channel_data` whenever the client sends it. */
export function channelSignature(
  secret: string,
  socketId: string,
  channel: string,
  channelData?: string,
): string {
  return hmac(secret, [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':'));
}

const toleranceS = 600;

export interface ApiRequest {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  body: string;
}

/** Returns why a request of the publishing API is not authentic, or null. */
export function apiRefusal(
  app: { key: string; secret: string },
  request: ApiRequest,
  now: Date,
): string | null {
  const { auth_signature: signature = '', ...signed } = request.query;
  if (signed.auth_key !== app.key) return 'Unknown auth_key';
  if (signed.auth_version !== '1.0') return 'Invalid auth_version';
  const ageS = Math.abs(now.getTime() / 1000 - Number(signed.auth_timestamp));
  if (!(ageS <= toleranceS)) return 'Timestamp expired';
  if (request.body !== '' && signed.body_md5 !== md5(request.body)) return 'Invalid body_md5';
  const parameters = Object.entries(signed)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const expected = hmac(app.secret, [request.method, request.path, parameters].join('\n'));
  return sameText(signature, expected) ? null : 'Invalid signature';
}
