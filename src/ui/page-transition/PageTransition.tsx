import { type ReactNode, ViewTransition } from 'react';

interface PageTransitionProps {
  /** Another key is another page. */
  pageKey: string;
  children: ReactNode;
}

/**
 * The transition named `page`: the old page goes out, then the new one comes in. The browser animates pictures of
 * both, so the new page is live from its first moment; `PageTransitionStyle` has the timing. Browsers without view
 * transitions just show the new page.
 */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  return (
    <ViewTransition key={pageKey} name="page" share="page" default="none">
      {children}
    </ViewTransition>
  );
}
