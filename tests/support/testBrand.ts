import { type FeatureName, featureNames } from '../../src/shared/brand/brandNames.ts';
import type { BrandRecord, BrandSettings } from '../../src/shared/brand/brandRecord.ts';
import { brandVoice } from '../../src/shared/brand/voiceLines.ts';

function everyFeature(): Record<FeatureName, boolean> {
  const all: Partial<Record<FeatureName, boolean>> = {};
  for (const name of featureNames) all[name] = true;
  return all as Record<FeatureName, boolean>;
}

export function testBrand(changes: Partial<BrandRecord & BrandSettings> = {}): BrandRecord & BrandSettings {
  return {
    id: 'teste',
    name: 'Teste',
    company: {
      legalName: 'Teste Ltda.',
      tradeName: 'Teste',
      document: '57.418.392/0001-20',
      address: 'Rua A, 1',
      authorization: null,
      support: { phone: '0800 555 0100', email: 'sac@teste.example' },
      ombudsman: null,
    },
    jurisdiction: 'none',
    origin: 'https://teste.example',
    domains: [],
    api: { origin: 'https://api.teste.example', hosts: [] },
    cdn: 'https://cdn.teste.example',
    layout: 'default',
    routes: {},
    realtime: null,
    monitoring: null,
    verification: null,
    sportsbook: null,
    gameLauncher: null,
    chat: null,
    tags: null,
    icons: null,
    shapes: {},
    features: everyFeature(),
    rules: {},
    security: { reports: null, trustedTypes: null, contact: null },
    apps: { android: null, ios: null },
    budgets: {},
    pictures: {
      logo: '/brand/logo.svg',
      favicon: '/brand/favicon.svg',
      share: '/brand/share.png',
      hero: '/brand/hero.svg',
    },
    logoSize: { width: 140, height: 36 },
    legal: [],
    voice: brandVoice({}, 'Teste'),
    build: { id: 'abc', timestamp: '2026-01-01T00:00:00.000Z' },
    ...changes,
  };
}
