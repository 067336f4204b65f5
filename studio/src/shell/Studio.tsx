import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { StudioStore } from '../store/store.ts';
import { LanguageProvider } from '../texts/LanguageProvider.tsx';
import { studioRoutes } from './routes.tsx';

interface StudioProps {
  store: StudioStore;
}

const router = createBrowserRouter(studioRoutes);

export function Studio({ store }: StudioProps) {
  return (
    <Provider store={store}>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </Provider>
  );
}
