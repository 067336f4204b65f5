import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { useTopDialog } from '../dialog/openDialogs.ts';
import { fromTablet } from '../layout/screens.ts';
import { AlertCard, type AlertItem } from './AlertCard.tsx';

interface AlertStackProps {
  alerts: readonly AlertItem[];
  /** Name of the close button of each alert, e.g. `Fechar aviso`; without `onDismiss` there is none. */
  dismissLabel: string;
  onDismiss?: (id: string) => void;
}

/**
 * Short messages over everything. While a modal dialog is open the stack moves into it, since all outside is inert
 * and unheard. How long an alert stays is its owner's affair.
 */
export function AlertStack({ alerts, dismissLabel, onDismiss }: AlertStackProps) {
  const dialog = useTopDialog();
  const stack = (
    <Raised key={dialog ? 'dialog' : 'page'}>
      {alerts.map((alert) => (
        <AlertCard key={alert.id} alert={alert} dismissLabel={dismissLabel} onDismiss={onDismiss} />
      ))}
    </Raised>
  );
  return dialog ? createPortal(stack, dialog) : stack;
}

/** In the top layer, above dialogs that opened before it. */
function Raised({ children }: { children: React.ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => ref.current?.showPopover?.(), []);
  return (
    <Region ref={ref} popover="manual" aria-live="polite" aria-relevant="additions">
      {children}
    </Region>
  );
}

const Region = styled.div`
  position: fixed;
  z-index: 10001;
  inset: calc(env(safe-area-inset-top) + ${token('space.s')}) ${token('space.s')} auto;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.xs')};
  inline-size: auto;
  block-size: auto;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;

  &:popover-open {
    display: flex;
  }

  ${fromTablet} {
    inset: ${token('space.l')} ${token('space.l')} auto auto;
    align-items: flex-end;
  }
`;
