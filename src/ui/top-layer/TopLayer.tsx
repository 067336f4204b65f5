import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useTopDialog } from '../dialog/openDialogs.ts';

interface TopLayerProps {
  className?: string;
  children: ReactNode;
}

/**
 * Above everything, dialogs that opened before it included. While a modal dialog is open it moves into that, since
 * all outside is inert and unheard. What is in it is live: it is read out when it comes.
 */
export function TopLayer({ className, children }: TopLayerProps) {
  const dialog = useTopDialog();
  const layer = (
    <Raised key={dialog ? 'dialog' : 'page'} className={className}>
      {children}
    </Raised>
  );
  return dialog ? createPortal(layer, dialog) : layer;
}

function Raised({ className, children }: TopLayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A dialog that gives way to another is off the page already: the layer comes with the other one.
    if (ref.current?.isConnected) ref.current.showPopover?.();
  }, []);
  return (
    <Region ref={ref} className={className} popover="manual" aria-live="polite" aria-relevant="additions">
      {children}
    </Region>
  );
}

const Region = styled.div`
  position: fixed;
  z-index: 10001;
  inline-size: auto;
  block-size: auto;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;

  &:popover-open {
    display: flex;
  }

  @supports not selector(:popover-open) {
    display: flex;
  }
`;
