import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { studioRoutes } from '../../../studio/src/shell/routes.tsx';
import { createStudioStore, followOtherTabs } from '../../../studio/src/store/store.ts';
import { LanguageProvider } from '../../../studio/src/texts/LanguageProvider.tsx';
import { type StudioHandlers, stubStudioServer } from './studioServer.ts';

interface StudioOptions {
  handlers?: StudioHandlers;
  language?: 'pt-BR' | 'en';
}

/** Renders the studio at a path with a server that answers in the page. */
export async function renderStudio(path: string, { handlers = {}, language = 'pt-BR' }: StudioOptions = {}) {
  await page.viewport(1440, 900);
  localStorage.setItem('bandeira-studio-language', language);
  const calls = stubStudioServer(handlers);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  const store = createStudioStore();
  onTestFinished(followOtherTabs(store));
  const router = createMemoryRouter(studioRoutes, { initialEntries: [path] });
  const screen = await render(
    <Provider store={store}>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </Provider>,
  );
  const callsOf = (name: string) => calls.filter((call) => call.name === name);
  return { store, router, calls, callsOf, screen };
}
