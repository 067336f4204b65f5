import { Outlet, ScrollRestoration } from 'react-router';
import { DecideLayout } from '../layouts/DecideLayout.tsx';
import { useRouteHandle } from './useRouteHandle.ts';

/** The frame around every page: layout, scroll position, head. */
export function RootRoute() {
  const { layout } = useRouteHandle();
  return (
    <DecideLayout name={layout}>
      <Outlet />
      <ScrollRestoration />
    </DecideLayout>
  );
}
