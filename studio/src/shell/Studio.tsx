import { Provider } from 'react-redux';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router';
import { BrandsPage } from '../brands/BrandsPage.tsx';
import { ComparePage } from '../compare/ComparePage.tsx';
import { CreatePage } from '../create/CreatePage.tsx';
import { EditorPage } from '../editor/EditorPage.tsx';
import { ShipPage } from '../ship/ShipPage.tsx';
import type { StudioStore } from '../store/store.ts';
import { LanguageProvider } from '../texts/LanguageProvider.tsx';
import { ScreenError } from './ScreenError.tsx';
import { Shell } from './Shell.tsx';

export const studioRoutes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        errorElement: <ScreenError />,
        children: [
          { index: true, element: <BrandsPage /> },
          { path: 'brands/:id/:tab?', element: <EditorPage /> },
          { path: 'new', element: <CreatePage /> },
          { path: 'compare', element: <ComparePage /> },
          { path: 'ship', element: <ShipPage /> },
        ],
      },
    ],
  },
];

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
