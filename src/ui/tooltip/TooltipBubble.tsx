import { autoPlacement, autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { type RefObject, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { readPlacement, type TooltipPlacement } from './tooltipPlacement.ts';

interface TooltipBubbleProps {
  id: string;
  // Its first child is the control; it has no box of its own.
  owner: RefObject<HTMLElement | null>;
  text: string;
  placement: TooltipPlacement;
}

const distancePx = 12;

export function TooltipBubble({ id, owner, text, placement }: TooltipBubbleProps) {
  const { side, alignment } = readPlacement(placement);
  const { refs, elements, floatingStyles } = useFloating({
    strategy: 'fixed',
    placement: side === 'auto' ? 'top' : alignment ? `${side}-${alignment}` : side,
    middleware: [
      offset(distancePx),
      side === 'auto' ? autoPlacement({ alignment: alignment ?? null, padding: 8 }) : flip({ padding: 8 }),
      shift({ padding: 8 }),
    ],
    whileElementsMounted: autoUpdate,
  });

  useLayoutEffect(() => refs.setReference(owner.current?.firstElementChild ?? null), [refs, owner]);
  // The top layer escapes clipping containers and dialogs.
  useLayoutEffect(() => elements.floating?.showPopover?.(), [elements.floating]);

  return (
    <Bubble ref={refs.setFloating} id={id} role="tooltip" popover="manual" style={floatingStyles}>
      {text}
    </Bubble>
  );
}

const Bubble = styled.div`
  inset: auto;
  z-index: 9999;
  inline-size: max-content;
  max-inline-size: min(20rem, 100vw - 1rem);
  padding: ${token('space.xs')} ${token('space.s')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface-raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.overlay')};
  font-size: 0.875rem;
  font-weight: 400;
  line-height: 1.4;
  text-align: start;
  white-space: normal;
  overflow: visible;

  /* Covers the gap to the control, so that the pointer stays on the bubble. */
  &::before {
    content: '';
    position: absolute;
    inset: -${distancePx}px;
    z-index: -1;
  }
`;
