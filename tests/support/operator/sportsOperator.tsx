import { Route, Routes } from 'react-router';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { sportEvent, sportEvents } from '../../../sandbox/games/sportsEvents.ts';
import { createBook } from '../../../sandbox/partners/sportsbook/book.ts';
import { createTicket } from '../../../sandbox/partners/sportsbook/ticket.ts';
import { consentDecision, optionalCategories } from '../../../src/features/consent/consentDecision.ts';
import { consentChanged } from '../../../src/features/consent/consentSlice.ts';
import { useGetSettingsQuery } from '../../../src/features/settings/settingsApi.ts';
import { SportsPage } from '../../../src/features/sportsbook/SportsPage.tsx';
import type { BrandRecord } from '../../../src/shared/brand/brandRecord.ts';
import { type Operator, renderFeature } from '../renderFeature.tsx';

const api = 'https://api.teste.example';
const supplier = '/sportsbook/teste';

function Loaded() {
  return useGetSettingsQuery().isSuccess && <SportsPage />;
}

interface SportsOptions {
  path?: string;
  player?: Record<string, unknown> | null;
  settings?: object;
  brand?: Partial<BrandRecord>;
  operator?: Operator;
}

/** Renders the sports page with the sandbox's sportsbook, whose supplier answers in the page. */
export async function renderSports({
  path = '/sports',
  player = {},
  settings = {},
  brand = {},
  operator = {},
}: SportsOptions = {}) {
  await page.viewport(1280, 720);
  const settingsOf = { token: null as string | null, integration: 'teste' };
  const slips = createTicket({ base: `${api}/sportsbook/`, settings: () => settingsOf });
  const books = new Set<ReturnType<typeof createBook>>();
  const mount = (container: HTMLElement, props: object, kind = 'SportsBook') => {
    const host = document.createElement('div');
    container.append(host);
    const book = createBook({
      host,
      props,
      kind,
      base: `${api}/sportsbook/`,
      settings: () => settingsOf,
      slips,
    });
    books.add(book);
    return {
      remove: () => {
        books.delete(book);
        book.remove();
        host.remove();
      },
    };
  };
  const told: [string, object][] = [];
  const update = (call: string) => (options: object) => {
    told.push([call, options]);
    Object.assign(settingsOf, options);
    for (const book of books) book.update();
  };
  window.altenarWSDK = {
    init: update('init'),
    set: update('set'),
    addSportsBook: ({ container, props }) => mount(container, props),
    addWidget: ({ widget, container, props }) => mount(container, props, widget),
  };
  history.replaceState(null, '', location.pathname + location.search);
  onTestFinished(() => {
    for (const book of books) book.remove();
    history.replaceState(null, '', location.pathname + location.search);
  });
  // Takes a twentieth of a second each time.
  const events = sportEvents(new Date());
  const pages = events.map(({ id }): [string, Operator[string]] => [
    `GET ${supplier}/events/${id}`,
    () => ({ event: sportEvent(id, new Date()) }),
  ]);
  const rendered = await renderFeature(
    <Routes>
      <Route path="/sports/*" element={<Loaded />} />
      <Route path="*" element={<h1>Outra página</h1>} />
    </Routes>,
    {
      path,
      player,
      brand: {
        ...brand,
        sportsbook: {
          script: 'https://sports.example/altenarWSDK.js',
          integrity: null,
          integration: 'teste',
        },
      },
      operator: {
        'GET /v2/settings/': () => settings,
        'GET /api/generate-token': () => ({ token: 'ficha' }),
        [`GET ${supplier}/events`]: () => ({ events }),
        ...Object.fromEntries(pages),
        [`GET ${supplier}/bets`]: () => ({ bets: [] }),
        ...operator,
      },
    },
  );
  rendered.store.dispatch(consentChanged(consentDecision(optionalCategories, 1)));
  return { ...rendered, told };
}
