import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

interface PageTransitionProps {
  /** The path: another one is another page. */
  pageKey: string;
  children: ReactNode;
}

/**
 * The transition named `page`, out-in: the old page fades before the router shows the next one (`pageOut`), which then
 * fades in. View transitions would hold back a second navigation until the first has been shown.
 */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  const [shown, setShown] = useState({ pageKey, moved: false });
  if (shown.pageKey !== pageKey) setShown({ pageKey, moved: true });
  const next = useNavigation().location?.pathname;
  const leaves = next !== undefined && next !== pageKey;
  // The first page is on screen already, prerendered: only those after it come in.
  const phase = leaves ? 'page-leave-active' : shown.moved ? 'page-enter-active' : undefined;
  return (
    <Page key={pageKey} className={phase}>
      {children}
    </Page>
  );
}

const pageIn = keyframes`from { opacity: 0; }`;

// Opacity alone: a transform would become the frame of everything `fixed` inside.
const Page = styled.div`
  transition: opacity ${token('motion.fast')} linear;

  &.page-leave-active {
    opacity: 0.4;
  }

  &.page-enter-active {
    animation: ${pageIn} ${token('motion.fast')} ${token('motion.easing')};
  }
`;
