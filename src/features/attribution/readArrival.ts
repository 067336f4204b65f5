import { isCacheBuster } from '../../shared/paths/cacheBuster.ts';
import type { CookieJar } from '../../shared/storage/cookieJar.ts';
import { attributionParameters, cookieOfParameter } from './parameters.ts';

// Characters; longer URLs are not genuine campaigns.
const longestQuery = 8_192;
// Longer values are dropped, because half a click id is useless.
const longestValue = 512;
const longestParams = 1_536;

// The product's own parameters belong to no campaign, and a token belongs in no cookie.
const ownParameters = new Set(['token', 'login', 'showCookieModal']);

function isOwn(name: string, value: string): boolean {
  return ownParameters.has(name) || isCacheBuster(name, value);
}

export interface Arrival {
  // By cookie names without prefix, the most valuable first.
  values: ReadonlyMap<string, string>;
  // Whether the URL has a query of its own.
  hasQuery: boolean;
}

/** Reads the attribution values from the landing query and the analytics cookies. */
export function readArrival(search: string, jar: Pick<CookieJar, 'read'>): Arrival {
  const query = firstValues(search);
  const values = new Map<string, string>();
  const put = (name: string, value: string | null | undefined) => {
    const clean = cleanValue(value);
    if (clean !== null) values.set(name, clean);
  };
  for (const parameter of attributionParameters) put(cookieOfParameter(parameter), query.get(parameter));
  // Stored unaltered, because the network compares them case-sensitively.
  if (!values.has('fbc')) put('fbc', jar.read('_fbc'));
  if (!values.has('fbp')) put('fbp', jar.read('_fbp'));
  put('client_id', clientIdOf(jar.read('_ga')));

  const params = paramsJson(query, values);
  if (params !== null) values.set('params', params);
  return { values, hasQuery: query.size > 0 };
}

/** Extracts the client id `<a>.<b>` from `GA1.1.<a>.<b>`. */
export function clientIdOf(analyticsCookie: string | null): string | null {
  return analyticsCookie?.split('.').slice(2).join('.') || null;
}

// Bytes in a cookie after encoding.
export function storedLength(text: string): number {
  return encodeURIComponent(text).length;
}

function firstValues(search: string): Map<string, string> {
  const whole =
    search.length > longestQuery
      ? search.slice(0, Math.max(0, search.lastIndexOf('&', longestQuery)))
      : search;
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(whole)) {
    if (!isOwn(name, value) && !values.has(name)) values.set(name, value);
  }
  return values;
}

function cleanValue(value: string | null | undefined): string | null {
  const text = value?.trim();
  if (!text || /\p{Cc}/u.test(text) || storedLength(text) > longestValue) return null;
  return text;
}

// Serializes the query with fbc and fbp, leaving out what exceeds the limit.
function paramsJson(query: ReadonlyMap<string, string>, values: ReadonlyMap<string, string>): string | null {
  const fitting: [string, string][] = [];
  let length = storedLength('{}');
  const social = ['fbc', 'fbp'].flatMap((name): [string, string][] => {
    const value = values.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  for (const [name, value] of new Map([...social, ...query])) {
    const added = storedLength(`${JSON.stringify(name)}:${JSON.stringify(value)},`);
    if (length + added > longestParams) continue;
    length += added;
    fitting.push([name, value]);
  }
  return fitting.length > 0 ? JSON.stringify(Object.fromEntries(fitting)) : null;
}
