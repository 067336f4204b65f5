import type { RouteObject } from 'react-router';
import { useRouteError } from 'react-router';
import { BrandsPage } from '../brands/BrandsPage.tsx';
import { ComparePage } from '../compare/ComparePage.tsx';
import { CreatePage } from '../create/CreatePage.tsx';
import { EditorPage } from '../editor/EditorPage.tsx';
import { ShipPage } from '../ship/ShipPage.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
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
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

// A mistake of the studio itself; drafts are in storage already.
function ScreenError() {
  const error = useRouteError();
  const message = error instanceof Error ? error.message : String(error);
  return <ErrorNote error={{ reason: 'unknown', message }} onRetry={() => location.reload()} />;
}
