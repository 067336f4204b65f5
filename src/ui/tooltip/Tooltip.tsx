import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import type { TooltipPlacement } from './tooltipPlacement.ts';

interface TooltipProps {
  text: string;
  placement?: TooltipPlacement;
  // The control it describes.
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

const loadBubble = () => import('./TooltipBubble.tsx').then((part) => part.TooltipBubble);

/** Describes a control on hover and keyboard focus; Escape dismisses it. */
export function Tooltip({ text, placement = 'auto', children }: TooltipProps) {
  const id = useId();
  const ownerRef = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const Bubble = useLazyComponent(loadBubble, open);

  useEffect(() => {
    if (!open) return undefined;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps the surrounding dialog open.
      event.preventDefault();
      setOpen(false);
    };
    document.addEventListener('keydown', dismiss, { capture: true });
    return () => document.removeEventListener('keydown', dismiss, { capture: true });
  }, [open]);

  const point = (event: PointerEvent) => setOpen(event.pointerType === 'mouse');
  const focus = (event: FocusEvent) => setOpen(event.target.matches(':focus-visible'));
  const close = () => setOpen(false);
  return (
    <Owner ref={ownerRef} onPointerEnter={point} onPointerLeave={close} onFocus={focus} onBlur={close}>
      {open && Bubble ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open && Bubble && <Bubble id={id} owner={ownerRef} text={text} placement={placement} />}
    </Owner>
  );
}

const Owner = styled.span`
  /* Adds no box to the control's layout. */
  display: contents;
`;
