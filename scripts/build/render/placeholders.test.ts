import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { withPlaceholders } from './placeholders.ts';

const brand = testBrand({
  jurisdiction: 'br',
  routes: { promotions: { redirect: '/casino', layout: 'orange' } },
  legal: [{ slug: 'termos-de-uso', title: 'Termos de uso' }],
  chat: { script: 'https://chat.example/a.js' },
  monitoring: {
    applicationId: 'app',
    clientToken: 'token',
    site: 'datadoghq.com',
    env: 'production',
    service: 'teste',
    sessionSampleRate: 100,
    sessionReplaySampleRate: 0,
    defaultPrivacyLevel: 'mask',
  },
});

test('keeps every field that selects markup', () => {
  const { brand: unnamed } = withPlaceholders(brand);
  const { layout, jurisdiction, routes, features, logoSize } = brand;
  expect(unnamed).toMatchObject({ layout, jurisdiction, routes, features, logoSize });
  expect(unnamed.legal[0]?.slug).toBe('termos-de-uso');
  expect(unnamed.monitoring?.defaultPrivacyLevel).toBe('mask');
  expect(unnamed.realtime).toBe(null);
});

test('replaces every free text, each by a placeholder of its own', () => {
  const { brand: unnamed, slots } = withPlaceholders(brand);
  const values = slots.map(({ value }) => value);
  expect(values).toEqual(
    expect.arrayContaining([
      ...[brand.id, brand.name, brand.origin, brand.api.origin, brand.cdn, brand.build.id],
      ...[brand.company.document, brand.company.support.phone, brand.company.support.email],
      ...['https://chat.example/a.js', '/brand/logo.svg', 'Termos de uso', 'datadoghq.com'],
    ]),
  );
  expect(new Set(slots.map(({ placeholder }) => placeholder)).size).toBe(slots.length);
  for (const { value } of slots) expect(Object.values(unnamed)).not.toContain(value);
});
