import * as v from 'valibot';
import { InputError } from '../cli/cliErrors.ts';

// Views of a build, and those of them with an error.
export interface ErrorRate {
  views: number;
  withError: number;
}

export interface ErrorRateQuery {
  builds: readonly string[];
  // How far back.
  minutes: number;
  processEnv: NodeJS.ProcessEnv;
}

const requestTimeoutMs = 20_000;

// `POST /api/v2/rum/analytics/aggregate`, of which the first computation is `c0`.
const responseSchema = v.object({
  data: v.object({
    buckets: v.array(
      v.object({ by: v.object({ version: v.string() }), computes: v.object({ c0: v.number() }) }),
    ),
  }),
});

// A site of Datadog, or a stand-in on this machine.
function apiOf(site: string): string {
  if (/^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(site)) return site;
  if (/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(site)) return `https://api.${site}`;
  throw new InputError(`DD_SITE is "${site}", which is no site of Datadog, such as datadoghq.com.`);
}

const reasons: Record<number, string> = {
  401: 'it does not know DD_API_KEY',
  403: 'it refuses the keys: DD_APP_KEY needs the permission rum_apps_read',
  429: 'it has answered too many requests: try again later',
};

async function count(
  api: string,
  keys: Record<string, string>,
  query: string,
  { builds, minutes }: ErrorRateQuery,
): Promise<Map<string, number>> {
  const failed = (reason: string) => new InputError(`The error rates are unknown: ${api}: ${reason}.`);
  const body = {
    filter: { query, from: `now-${minutes}m`, to: 'now' },
    compute: [{ aggregation: 'count', type: 'total' }],
    group_by: [{ facet: 'version', limit: builds.length }],
  };
  const response = await fetch(`${api}/api/v2/rum/analytics/aggregate`, {
    method: 'POST',
    headers: { ...keys, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).catch((error: Error) => {
    throw failed(error.cause instanceof Error ? error.cause.message : error.message);
  });
  const text = await response.text();
  if (!response.ok)
    throw failed(`status ${response.status}, ${reasons[response.status] ?? text.slice(0, 200)}`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), responseSchema), text);
  if (!parsed.success) throw failed('its response is not the documented one');
  return new Map(parsed.output.data.buckets.map(({ by, computes }) => [by.version, computes.c0]));
}

/** Reads the error rates of builds from Datadog's API; null when neither key is set. */
export async function readErrorRates(query: ErrorRateQuery): Promise<Map<string, ErrorRate> | null> {
  const { DD_API_KEY: key = '', DD_APP_KEY: appKey = '', DD_SITE: site } = query.processEnv;
  if (key === '' && appKey === '') return null;
  for (const [name, value] of Object.entries({ DD_API_KEY: key, DD_APP_KEY: appKey }))
    if (value === '') throw new InputError(`The error rates need ${name} as well.`);
  const api = apiOf(site || 'datadoghq.com');
  if (query.builds.length === 0) return new Map();
  const keys = { 'DD-API-KEY': key, 'DD-APPLICATION-KEY': appKey };
  const views = `@type:view version:(${query.builds.join(' OR ')})`;
  const [all, withError] = await Promise.all([
    count(api, keys, views, query),
    count(api, keys, `${views} @view.error.count:>0`, query),
  ]);
  return new Map(
    query.builds.map((id) => [id, { views: all.get(id) ?? 0, withError: withError.get(id) ?? 0 }]),
  );
}
