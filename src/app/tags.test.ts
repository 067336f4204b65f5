import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieDocument } from '../../tests/support/cookieDocument.ts';
import { memoryJar } from '../../tests/support/memoryJar.ts';
import { testBrand } from '../../tests/support/testBrand.ts';
import type { OptionalCategory } from '../features/consent/consentDecision.ts';
import { decideConsent } from '../features/consent/decideConsent.ts';
import { restoreConsent } from '../features/consent/watchConsent.ts';
import type { Jurisdiction } from '../shared/brand/brandRecord.ts';
import { defaultSettings } from '../shared/contract/settings/defaultSettings.ts';
import type { HttpClient } from '../shared/http/httpClient.ts';
import type { HttpRequest } from '../shared/http/httpRequest.ts';
import { pageSettled } from '../shared/state/visitSlice.ts';
import { createPrerenderServices } from './services.ts';

// URLs of added scripts.
let scripts: string[];

beforeEach(() => {
  scripts = [];
  const element = () => ({
    set src(url: string) {
      scripts.push(url);
    },
    addEventListener: () => {},
    remove: () => {},
  });
  const page = {
    ...cookieDocument().document,
    createElement: element,
    head: { append: () => {} },
    documentElement: { dataset: {} },
    addEventListener: () => {},
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { search: '' }, addEventListener: () => {} });
  vi.stubGlobal('location', { search: '', protocol: 'https:' });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Catalogue = typeof import('../features/tracking/trackingSinks.ts');

// A settled page of an operator with these tags; `early` runs before.
async function visit(
  jurisdiction: Jurisdiction,
  ids: string[],
  early: { consent?: OptionalCategory[]; happens?: (catalogue: Catalogue) => void; gtm?: string } = {},
) {
  const brand = testBrand({ jurisdiction, tags: { key: 'chave', script: 'https://tags.example' } });
  const asked: HttpRequest<unknown>[] = [];
  const http: HttpClient = {
    send: async (request) => {
      asked.push(request);
      const parsed = v.safeParse(request.schema, { data: ids.map((google_id) => ({ google_id })) });
      if (!parsed.success) return { ok: false, error: { kind: 'aborted' } };
      return { ok: true, status: 200, data: parsed.output };
    },
  };
  // Each page has its own script and sink state.
  vi.resetModules();
  const { createStore } = await import('./store.ts');
  const catalogue: Catalogue = await import('../features/tracking/trackingSinks.ts');
  const data = { ...defaultSettings, pixel_gtm: early.gtm ?? '' };
  const settings = { status: 'fulfilled', endpointName: 'getSettings', data };
  const carried = JSON.parse(JSON.stringify({ api: { queries: { 'getSettings(undefined)': settings } } }));
  const store = createStore({ ...createPrerenderServices(brand), http }, carried);
  const jar = memoryJar();
  restoreConsent(store, brand, jar);
  if (early.consent) store.dispatch(decideConsent(early.consent, jar));
  early.happens?.(catalogue);
  store.dispatch(pageSettled());
  await settled();
  const choose = async (...categories: OptionalCategory[]) => {
    store.dispatch(decideConsent(categories, jar));
    await settled();
  };
  return { asked, choose, recordEvent: catalogue.recordEvent };
}

// Waits for the deferred modules and the list of tags until the queue has stopped growing: a module may begin to load
// after another one, and loads for long on a busy machine.
async function settled(): Promise<void> {
  for (let calmTurns = 0; calmTurns < 3; ) {
    const seen = queue().length;
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, 50));
    calmTurns = seen === queue().length ? calmTurns + 1 : 0;
  }
}

function queue(): unknown[] {
  const entries: unknown = Reflect.get(window, 'dataLayer') ?? [];
  const list = Array.isArray(entries) ? entries : [];
  return list.map((entry) => (Object.hasOwn(Object(entry), 'length') ? Array.from(entry) : entry));
}

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

test('denies all consent before any script and loads each id once', async () => {
  const { asked } = await visit('none', [
    'G-AAAA1',
    'AW-2222',
    'GTM-CCC333',
    'G-AAAA1',
    'javascript:alert(1)',
  ]);
  expect(asked).toMatchObject([{ path: '/api/pixels', authorization: 'chave' }]);
  expect(queue()).toEqual([
    ['consent', 'default', { ...denied, wait_for_update: 500 }],
    ['js', expect.any(Date)],
    ['config', 'G-AAAA1'],
    ['config', 'AW-2222'],
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
  ]);
  expect(scripts).toEqual([
    'https://tags.example/gtag/js?id=G-AAAA1',
    'https://tags.example/gtag/js?id=AW-2222',
    'https://tags.example/gtm.js?id=GTM-CCC333',
  ]);
});

test('loads the container of the settings as well', async () => {
  await visit('none', ['G-AAAA1'], { gtm: 'GTM-DDD444' });
  expect(scripts).toEqual([
    'https://tags.example/gtag/js?id=G-AAAA1',
    'https://tags.example/gtm.js?id=GTM-DDD444',
  ]);
});

test('updates consent at once in both directions', async () => {
  const { choose } = await visit('none', ['G-AAAA1']);
  await choose('statistics');
  await choose();
  expect(queue().slice(3)).toEqual([
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    ['consent', 'update', denied],
  ]);
});

test('loads nothing under Brazilian law before consent to statistics or marketing', async () => {
  const { asked, choose } = await visit('br', ['G-AAAA1']);
  await choose('preferences');
  expect({ asked, scripts, queue: queue() }).toEqual({ asked: [], scripts: [], queue: [] });
  await choose('marketing');
  expect(queue().slice(0, 2)).toEqual([
    ['consent', 'default', { ...denied, wait_for_update: 500 }],
    [
      'consent',
      'update',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'denied',
      },
    ],
  ]);
  expect(scripts).toHaveLength(1);
});

test('sends an event to both kinds of tags once its consent is given', async () => {
  const { recordEvent, choose } = await visit('none', ['G-AAAA1', 'GTM-CCC333']);
  recordEvent({ event: 'registration' });
  await choose('statistics');
  const before = queue().length;
  recordEvent({ event: 'registration' });
  recordEvent({ event: 'login' });
  expect(queue().slice(before)).toEqual([['event', 'login', { send_to: ['G-AAAA1'] }], { event: 'login' }]);
});

test('sends earlier events with consent once the tags have loaded', async () => {
  await visit('br', ['G-AAAA1'], {
    consent: ['statistics'],
    happens: ({ recordEvent }) => {
      recordEvent({ event: 'registration' });
      recordEvent({ event: 'login' });
    },
  });
  expect(queue().filter((entry) => Array.isArray(entry) && entry[0] === 'event')).toEqual([
    ['event', 'login', { send_to: ['G-AAAA1'] }],
  ]);
});
