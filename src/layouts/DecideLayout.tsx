import type { ReactNode } from 'react';
import type { LayoutName } from '../shared/brand/brandRecord.ts';
import { loadedLayout } from './layoutModules.ts';

interface DecideLayoutProps {
  name: LayoutName;
  children: ReactNode;
}

/** The frame around a page. A page never knows which one it is in. */
export function DecideLayout({ name, children }: DecideLayoutProps) {
  const Layout = loadedLayout(name);
  return <Layout>{children}</Layout>;
}
