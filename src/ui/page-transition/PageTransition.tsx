import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { css, keyframes, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';

interface PageTransitionProps {
  /** The path: another one is another page. */
  pageKey: string;
  children: ReactNode;
}

/**
 * The transition named `page`, out then in: the old page fades while the next one is being fetched, the new one fades
 * in. Nobody waits for it. View transitions would: they hold back the new page until both are photographed, and a
 * second navigation until the first has been shown.
 */
export function PageTransition({ pageKey, children }: PageTransitionProps) {
  const [shown, setShown] = useState({ pageKey, moved: false });
  if (shown.pageKey !== pageKey) setShown({ pageKey, moved: true });
  const next = useNavigation().location?.pathname;
  return (
    // The first page is on screen already, prerendered: only those after it come in.
    <Page key={pageKey} $enters={shown.moved} $leaves={next !== undefined && next !== pageKey}>
      {children}
    </Page>
  );
}

const pageIn = keyframes`from { opacity: 0; }`;

interface PageLook {
  $enters: boolean;
  $leaves: boolean;
}

// Opacity alone: a transform would become the frame of everything `fixed` inside.
const Page = styled.div<PageLook>`
  opacity: ${({ $leaves }) => ($leaves ? 0.4 : 1)};
  transition: opacity ${token('motion.fast')} linear;
  ${({ $enters }) =>
    $enters &&
    css`
      animation: ${pageIn} ${token('motion.fast')} ${token('motion.easing')};
    `}
`;
