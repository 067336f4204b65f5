import type { ReactNode } from 'react';
import type { LayoutName } from '../shared/brand/brandRecord.ts';
import { loadedLayout } from './layoutModules.ts';

interface DecideLayoutProps {
  name: LayoutName;
  children: ReactNode;
}

// A page does not know which layout surrounds it.
export function DecideLayout({ name, children }: DecideLayoutProps) {
  const Layout = loadedLayout(name);
  return <Layout>{children}</Layout>;
}
