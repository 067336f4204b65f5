import type { BrandSettings, MonitoringSettings } from '../../src/shared/brand/brandRecord.ts';

export interface MonitorLimits {
  // Share of views with an error, 0 to 1.
  errors: number;
  // Largest paint of three quarters of the views, in seconds.
  paintSeconds: number;
}

interface Monitor {
  type: 'rum alert';
  name: string;
  query: string;
  message: string;
  tags: string[];
  options: Record<string, unknown>;
}

interface Widget {
  definition: Record<string, unknown>;
}

export interface MonitoringCode {
  // Each the body of `POST /api/v1/monitor`.
  monitors: Monitor[];
  // The body of `POST /api/v1/dashboard`.
  dashboard: { title: string; layout_type: 'ordered'; tags: string[]; widgets: Widget[] };
}

type Monitored = Pick<BrandSettings, 'id' | 'name'> & { monitoring: MonitoringSettings };

const nanoseconds = 1_000_000_000;

const scopeOf = ({ monitoring }: Monitored): string =>
  `@application.id:${monitoring.applicationId} service:${monitoring.service} env:${monitoring.env}`;

function alert(brand: Monitored, name: string, query: string, critical: number, message: string): Monitor {
  const { monitoring } = brand;
  return {
    type: 'rum alert',
    name: `${brand.name} (${monitoring.env}): ${name}`,
    query,
    message,
    tags: [`brand:${brand.id}`, `env:${monitoring.env}`, `service:${monitoring.service}`],
    options: { thresholds: { critical }, notify_no_data: false, include_tags: true },
  };
}

function monitorsOf(brand: Monitored, limits: MonitorLimits): Monitor[] {
  const scope = scopeOf(brand);
  const withError = `rum("@type:view @view.error.count:>0 ${scope}").rollup("count").last("15m")`;
  const views = `rum("@type:view ${scope}").rollup("count").last("15m")`;
  const rollBack = `See which build runs: npm run release -- status --all. Go back: npm run release -- rollback --brand ${brand.id} --to DIR.`;
  return [
    alert(
      brand,
      'pages with errors',
      `(${withError} / ${views}) > ${limits.errors}`,
      limits.errors,
      `More than ${Number((limits.errors * 100).toPrecision(6))} % of the pages have an error. ${rollBack}`,
    ),
    alert(
      brand,
      'slow largest paint',
      `rum("@type:view ${scope}").rollup("pc75", "@view.largest_contentful_paint").last("1h") > ${limits.paintSeconds * nanoseconds}`,
      limits.paintSeconds * nanoseconds,
      `A quarter of the pages paints later than ${limits.paintSeconds} s.`,
    ),
    alert(
      brand,
      'no visits',
      `rum("@type:view ${scope}").rollup("count").last("1h") < 1`,
      1,
      'No page has reported for an hour: does the site answer, and does its policy let reports out?',
    ),
    alert(
      brand,
      'chunks that do not load',
      `rum("@type:resource @resource.type:js @resource.status_code:404 ${scope}").rollup("count").last("15m") > 0`,
      0,
      `Open tabs ask for files that the server no longer has: release with a higher --keep. ${rollBack}`,
    ),
  ];
}

function timeseries(title: string, search: string, compute: Record<string, string>, group?: string): Widget {
  const query = {
    data_source: 'rum',
    name: 'query',
    search: { query: search },
    compute,
    group_by:
      group === undefined ? [] : [{ facet: group, limit: 10, sort: { aggregation: 'count', order: 'desc' } }],
  };
  return {
    definition: {
      type: 'timeseries',
      title,
      requests: [
        {
          response_format: 'timeseries',
          queries: [query],
          formulas: [{ formula: 'query' }],
          display_type: 'line',
        },
      ],
    },
  };
}

/** Returns Datadog monitors and a dashboard of a brand as the bodies of Datadog's API. */
export function monitoringCode(brand: Monitored, limits: MonitorLimits): MonitoringCode {
  const scope = scopeOf(brand);
  const views = `@type:view ${scope}`;
  return {
    monitors: monitorsOf(brand, limits),
    dashboard: {
      title: `${brand.name} (${brand.monitoring.env})`,
      layout_type: 'ordered',
      tags: [],
      widgets: [
        timeseries('Views by build', views, { aggregation: 'count' }, 'version'),
        timeseries('Errors by build', `@type:error ${scope}`, { aggregation: 'count' }, 'version'),
        timeseries('Largest paint, three quarters of the views', views, {
          aggregation: 'pc75',
          metric: '@view.largest_contentful_paint',
        }),
        timeseries('Layout shift, three quarters of the views', views, {
          aggregation: 'pc75',
          metric: '@view.cumulative_layout_shift',
        }),
        timeseries('Response to input, three quarters of the views', views, {
          aggregation: 'pc75',
          metric: '@view.interaction_to_next_paint',
        }),
        timeseries(
          'Files that are missing',
          `@type:resource @resource.status_code:404 ${scope}`,
          {
            aggregation: 'count',
          },
          '@resource.url_path_group',
        ),
      ],
    },
  };
}
