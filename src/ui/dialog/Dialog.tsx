import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { type DialogSize, dialogStyle } from './dialogStyle.ts';
import { ModalBody, ModalHead } from './modalParts.ts';
import { useModalDialog } from './useModalDialog.ts';

interface OpenDialogProps {
  title: string;
  // Label of the close button; without it there is no button and Escape is ignored.
  closeLabel?: string;
  // Requested by button, Escape, back gesture or backdrop; the owner sets `open`.
  onClose: () => void;
  // Blocks closing during a request.
  busy?: boolean;
  closeOnBackdrop?: boolean;
  // `s` for a question, `m` for a form, `l` for a form next to a picture.
  size?: DialogSize;
  // Full width above the content.
  banner?: ReactNode;
  // Stays visible below the content.
  footer?: ReactNode;
  children?: ReactNode;
}

interface DialogProps extends OpenDialogProps {
  open: boolean;
}

/** Opens a modal dialog, a sheet on phones; an element with `data-autofocus` gets the focus. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  closeLabel,
  onClose,
  busy = false,
  closeOnBackdrop = false,
  size = 'm',
  banner,
  footer,
  children,
}: OpenDialogProps) {
  const titleId = useId();
  const modal = useModalDialog({ onClose, closeOnBackdrop, busy: busy || closeLabel === undefined });
  return (
    <Box {...modal} $size={size} aria-labelledby={titleId} aria-busy={busy || undefined} tabIndex={-1}>
      <Panel>
        <Head data-dialog-head>
          <h2 id={titleId}>{title}</h2>
          {closeLabel !== undefined && (
            <IconButton
              aria-label={closeLabel}
              icon={<Icon name="close" />}
              disabled={busy}
              onClick={onClose}
            />
          )}
        </Head>
        <Body>
          {banner !== undefined && <Banner>{banner}</Banner>}
          {children}
        </Body>
        {footer !== undefined && <Foot>{footer}</Foot>}
      </Panel>
    </Box>
  );
}

const Box = styled.dialog<{ $size: DialogSize }>`
  ${dialogStyle}
`;

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
`;

const Head = styled(ModalHead)`
  padding-block: ${token('space.xs')};
  padding-inline: ${token('space.l')} ${token('space.s')};

  h2 {
    font-size: 1.25rem;
  }
`;

const Body = styled(ModalBody)`
  padding-inline: ${token('space.l')};
  padding-block: ${token('space.2xs')} ${token('space.l')};
`;

const Banner = styled.div`
  margin-inline: calc(-1 * ${token('space.l')});
  margin-block-end: ${token('space.m')};
`;

const Foot = styled.div`
  padding: ${token('space.s')} ${token('space.l')};
  padding-block-end: max(${token('space.s')}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('color.border')};
`;
