import { expect, test } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import { monitoringCode } from './monitorsOf.ts';

const monitoring = {
  applicationId: '3f1c9a52-7d0b-4e68-9a41-5b2c8e7f1d60',
  clientToken: 'pub0',
  site: 'datadoghq.com',
  env: 'staging',
  service: 'teste-web',
  sessionSampleRate: 100,
  sessionReplaySampleRate: 0,
  defaultPrivacyLevel: 'mask' as const,
};
const { id, name } = testBrand();
const code = monitoringCode({ id, name, monitoring }, { errors: 0.02, paintSeconds: 2.5 });
const scope = `@application.id:${monitoring.applicationId} service:teste-web env:staging`;

test('watches errors, paint, visits and missing chunks of one application, service and environment', () => {
  expect(code.monitors.map((monitor) => monitor.name)).toEqual([
    'Teste (staging): pages with errors',
    'Teste (staging): slow largest paint',
    'Teste (staging): no visits',
    'Teste (staging): chunks that do not load',
  ]);
  for (const { query, type, tags, options } of code.monitors) {
    expect({ type, tags }).toEqual({
      type: 'rum alert',
      tags: ['brand:teste', 'env:staging', 'service:teste-web'],
    });
    expect(query.match(/rum\("[^"]*"\)/g)?.every((part) => part.includes(scope))).toBe(true);
    // Datadog refuses a monitor whose threshold differs from its query.
    const [, limit] = /[<>] ([\d.]+)$/.exec(query) ?? [];
    expect(options.thresholds).toEqual({ critical: Number(limit) });
  }
});

test('states a percentage without the error of its division', () => {
  const { monitors } = monitoringCode({ id, name, monitoring }, { errors: 7 / 100, paintSeconds: 2.5 });
  expect(monitors[0]?.message).toContain('More than 7 % of the pages');
});

test('shows views and errors by build on the dashboard, and no key', () => {
  const text = JSON.stringify(code.dashboard);
  expect(code.dashboard.widgets).toHaveLength(6);
  expect(text.match(/"facet":"version"/g)).toHaveLength(2);
  expect(text).not.toContain(monitoring.clientToken);
});
