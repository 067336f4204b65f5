import { styled } from 'styled-components';
import type { DoubleBet } from '../../../shared/contract/casino/games.ts';
import type { DoubleColour } from '../../../shared/fairness/doubleSlot.ts';
import { formatBrl } from '../../../shared/money/formatBrl.ts';
import { token } from '../../../shared/tokens/token.ts';
import { colourAppearance } from './colours.ts';

interface OwnBetsProps {
  bets: readonly DoubleBet[];
  // Color of the finished spin; the payout follows with the next table response.
  drawn: DoubleColour | null;
}

export function OwnBets({ bets, drawn }: OwnBetsProps) {
  if (bets.length === 0) return null;
  return (
    <Own aria-label="Suas apostas nesta rodada" role="list">
      {bets.map(({ id, bet, colour, payout }) => (
        <li key={id}>
          {formatBrl(bet)} em {colourAppearance(colour).name}
          {payout > 0 && ` · ganhou ${formatBrl(payout)}`}
          {drawn !== null && colour !== drawn && ' · não ganhou'}
        </li>
      ))}
    </Own>
  );
}

const Own = styled.ul`
  display: flex;
  grid-row: 3;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space.2xs')};
  font-size: 0.9375rem;
  list-style: none;

  li {
    padding: 0.125rem ${token('space.s')};
    border-radius: ${token('radius.control')};
    background: ${token('color.primary-soft')};
  }
`;
