import type { Hono } from 'hono';
import * as v from 'valibot';
import { rateLimiter } from '../http/rateLimiter.ts';

// What a browser refused on a brand's site, as the start page's state shows it.
export interface PolicyReport {
  directive: string;
  blocked: string;
  page: string;
  sample: string;
}

export interface PolicyReports {
  take(tenant: string, reports: readonly PolicyReport[]): void;
  // Newest first.
  list(tenant: string): readonly PolicyReport[];
}

const mostKept = 50;
const mostTakenAtOnce = 20;
const longestText = 200;
const minuteMs = 60_000;

/** Anyone can send reports, so only the latest are kept, and only the start of what they say. */
export function policyReports(): PolicyReports {
  const kept = new Map<string, PolicyReport[]>();
  return {
    take: (tenant, reports) =>
      void kept.set(
        tenant,
        [...reports]
          .reverse()
          .concat(kept.get(tenant) ?? [])
          .slice(0, mostKept),
      ),
    list: (tenant) => kept.get(tenant) ?? [],
  };
}

const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, longestText)),
  ),
  '',
);

// The Reporting API's form, and the older one of `report-uri`.
const reportSchema = v.union([
  v.pipe(
    v.object({
      type: v.literal('csp-violation'),
      body: v.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sample: text }),
    }),
    v.transform(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
      sample: body.sample,
    })),
  ),
  v.pipe(
    v.object({
      'csp-report': v.object({
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
        'document-uri': text,
        'script-sample': text,
      }),
    }),
    v.transform(({ 'csp-report': body }) => ({
      directive: body['effective-directive'] || body['violated-directive'],
      blocked: body['blocked-uri'],
      page: body['document-uri'],
      sample: body['script-sample'],
    })),
  ),
]);

const mediaTypes = /^application\/(reports\+json|csp-report|json)\b/;
const anywhere = { 'Access-Control-Allow-Origin': '*' };

/** Stand-in for a collector of what browsers report about a brand's content security policy. */
export function reportRoutes(
  app: Hono,
  reports: PolicyReports,
  hasTenant: (tenant: string) => boolean,
  clock: () => Date,
): void {
  const limit = rateLimiter(100, minuteMs, clock);
  app.options('/reports/:tenant', (context) =>
    context.body(null, 204, {
      ...anywhere,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
    }),
  );
  app.post('/reports/:tenant', async (context) => {
    const { tenant } = context.req.param();
    if (!hasTenant(tenant)) return context.text('Not Found', 404, anywhere);
    if (!mediaTypes.test(context.req.header('content-type') ?? ''))
      return context.text('Unsupported Media Type', 415, anywhere);
    limit.take(tenant);
    const sent: unknown = await context.req.json();
    const found = [sent]
      .flat()
      .slice(0, mostTakenAtOnce)
      .map((report) => v.safeParse(reportSchema, report));
    reports.take(
      tenant,
      found.flatMap((report) => (report.success ? [report.output] : [])),
    );
    return context.body(null, 204, anywhere);
  });
}
