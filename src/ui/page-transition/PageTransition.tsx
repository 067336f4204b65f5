import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

interface PageTransitionProps {
  // The path; a new one is a new page.
  pageKey: string;
  children: ReactNode;
}

/** Runs the `page` transition out-in, without view transitions, which would delay a second navigation. */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  const [shown, setShown] = useState({ pageKey, moved: false });
  if (shown.pageKey !== pageKey) setShown({ pageKey, moved: true });
  const next = useNavigation().location?.pathname;
  const leaves = next !== undefined && next !== pageKey;
  // The first page is prerendered and does not animate.
  const phase = leaves ? 'page-leave-active' : shown.moved ? 'page-enter-active' : undefined;
  return (
    <Page key={pageKey} className={phase}>
      {children}
    </Page>
  );
}

const pageIn = keyframes`from { opacity: 0; }`;

// Back to full opacity, because the text stays readable while a slow page loads.
const pageOut = keyframes`
  25% { opacity: 0.4; }
  to { opacity: 1; }
`;

// Opacity alone, because a transform would become the containing block of fixed elements.
const Page = styled.div`
  &.page-leave-active {
    animation: ${pageOut} calc(4 * ${token('motion.fast')}) linear;
  }

  &.page-enter-active {
    animation: ${pageIn} ${token('motion.fast')} ${token('motion.easing')};
  }
`;
