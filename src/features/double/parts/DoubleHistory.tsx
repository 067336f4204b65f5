import { styled } from 'styled-components';
import type { DoubleTable } from '../../../shared/contract/casino/games.ts';
import type { DoubleColour } from '../../../shared/fairness/doubleSlot.ts';
import { token } from '../../../shared/tokens/token.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { colourAppearance } from './colours.ts';
import { slotStyles } from './slotStyle.ts';

// As many as fit the widest table; more are in the shares below.
const newest = 30;

export function DoubleHistory({ history }: Pick<DoubleTable, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Recent>
      <span aria-hidden="true">Últimos</span>
      <Row role="list" aria-label="Últimos resultados">
        {history.slice(0, newest).map((round) => (
          <DoubleResult key={round.id} {...round} />
        ))}
      </Row>
    </Recent>
  );
}

export function DoubleResult({ slot, colour }: Pick<DoubleTable['history'][number], 'slot' | 'colour'>) {
  return (
    <Result $colour={colour}>
      <VisuallyHidden>{colourAppearance(colour).name} </VisuallyHidden>
      {slot}
      <small aria-hidden="true">{colourAppearance(colour).letter}</small>
    </Result>
  );
}

const Recent = styled.div`
  position: relative;
  /* Above the light of a win. */
  z-index: 3;
  display: flex;
  grid-row: 1;
  align-items: center;
  gap: ${token('space.xs')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;

/* One line of whole squares: the others wrap out of sight. Positioned, so that their hidden text adds no scrolling. */
const Row = styled.ul`
  position: relative;
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${token('space.2xs')};
  block-size: 2.5rem;
  overflow: hidden;
`;

const Result = styled.li<{ $colour: DoubleColour }>`
  display: grid;
  place-items: center;
  align-content: center;
  flex: none;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${token('radius.control')};
  font-weight: 700;
  line-height: 1;
  list-style: none;
  ${({ $colour }) => slotStyles[$colour]}

  small {
    font-size: 0.75rem;
  }
`;
