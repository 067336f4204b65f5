import type { ReactNode } from 'react';

export function BlazeLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}
