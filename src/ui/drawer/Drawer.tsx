import { type ReactNode, useId } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { IconButton } from '../button/IconButton.tsx';
import { ModalBody, ModalHead, modalStyle } from '../dialog/modalParts.ts';
import { useModalDialog } from '../dialog/useModalDialog.ts';
import { Icon } from '../icon/Icon.tsx';

type DrawerSide = 'start' | 'end';

interface OpenDrawerProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  side?: DrawerSide;
  children: ReactNode;
}

interface DrawerProps extends OpenDrawerProps {
  open: boolean;
}

/** Opens a modal panel at the side of the screen; its backdrop closes it. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ title, closeLabel, onClose, side = 'start', children }: OpenDrawerProps) {
  const titleId = useId();
  const modal = useModalDialog({ onClose, busy: false, closeOnBackdrop: true });
  return (
    <Box {...modal} $side={side} aria-labelledby={titleId} tabIndex={-1}>
      <Head data-dialog-head>
        <h2 id={titleId}>{title}</h2>
        <IconButton aria-label={closeLabel} icon={<Icon name="close" />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Box>
  );
}

const fromStart = keyframes`from { transform: translateX(-100%); }`;
const fromEnd = keyframes`from { transform: translateX(100%); }`;

const sides = {
  start: css`
    margin-inline: 0 auto;
    animation-name: ${fromStart};
  `,
  end: css`
    margin-inline: auto 0;
    animation-name: ${fromEnd};
  `,
};

const Box = styled.dialog<{ $side: DrawerSide }>`
  ${modalStyle}
  flex-direction: column;
  inline-size: min(20rem, 100vw - 3rem);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  padding-block: env(safe-area-inset-top) max(env(safe-area-inset-bottom), var(--keyboard, 0px));
  animation-duration: ${token('motion.normal')};
  animation-timing-function: ${token('motion.easing')};
  ${({ $side }) => sides[$side]}
`;

const Head = styled(ModalHead)`
  padding-inline: ${token('space.m')} ${token('space.xs')};

  h2 {
    font-size: 1.125rem;
  }
`;

const Body = styled(ModalBody)`
  padding: ${token('space.xs')} ${token('space.m')} ${token('space.m')};
`;
