import type { ReactNode } from 'react';

export function OrangeLayout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>;
}
