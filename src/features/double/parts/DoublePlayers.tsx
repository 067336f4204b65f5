import { styled } from 'styled-components';
import type { DoubleRound } from '../../../shared/contract/casino/games.ts';
import { token } from '../../../shared/tokens/token.ts';
import { fromTablet } from '../../../ui/layout/screens.ts';
import { ColourBets } from './ColourBets.tsx';
import { colourAppearances } from './colours.ts';

export function DoublePlayers({ round: { players, colour, phase } }: { round: DoubleRound }) {
  return (
    <Columns>
      {colourAppearances.map((appearance) => (
        <ColourBets
          key={appearance.colour}
          name={appearance.name}
          bets={players.filter((bet) => bet.colour === appearance.colour)}
          lost={phase === 'complete' && colour !== appearance.colour}
        />
      ))}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.s')};

  ${fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
