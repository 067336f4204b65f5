import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useTopDialog } from '../dialog/openDialogs.ts';

interface TopLayerProps {
  className?: string;
  children: ReactNode;
}

/** Renders above everything, inside the top dialog when one is open, because the rest is inert. */
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
    // A dialog being replaced is already detached; the layer remounts in the next one.
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
