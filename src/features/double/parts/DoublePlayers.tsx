import { styled } from 'styled-components';
import type { DoubleRound } from '../../../shared/contract/games.ts';
import { token } from '../../../shared/tokens/token.ts';
import { fromTablet } from '../../../ui/layout/screens.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { colourLooks } from './colours.ts';

/** Everybody's bets on the round, by colour. */
export function DoublePlayers({ round: { players, colour, phase } }: { round: DoubleRound }) {
  return (
    <Columns>
      {colourLooks.map((look) => {
        const bets = players.filter((bet) => bet.colour === look.colour);
        const total = bets.reduce((sum, { bet }) => sum + bet, 0);
        const lost = phase === 'complete' && colour !== look.colour;
        return (
          <Column key={look.colour} aria-label={`Apostas em ${look.name}`} $faded={lost}>
            <h2>
              {look.name} · {bets.length}
            </h2>
            <Total>
              <MoneyText cents={total} />
            </Total>
            <ul>
              {bets
                .toSorted((one, other) => other.bet - one.bet)
                .slice(0, 6)
                .map(({ name, bet }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: masked names are not unique
                  <li key={place}>
                    <span>{name}</span>
                    <MoneyText cents={bet} />
                  </li>
                ))}
            </ul>
          </Column>
        );
      })}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${token('space.s')};

  ${fromTablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Column = styled.section<{ $faded: boolean }>`
  padding: ${token('space.m')};
  border: 1px solid ${token('color.border')};
  border-radius: ${token('radius.card')};
  background: ${({ $faded }) => ($faded ? 'none' : token('color.surface'))};
  ${({ $faded }) => $faded && `color: ${token('color.text-muted')};`}

  h2 {
    font-size: 1.125rem;
  }

  ul {
    list-style: none;
  }

  li {
    display: flex;
    justify-content: space-between;
    padding-block: 0.25rem;
    font-size: 0.9375rem;
  }

  li + li {
    border-block-start: 1px solid ${token('color.border')};
  }
`;

const Total = styled.p`
  margin-block-end: ${token('space.xs')};
  color: ${token('color.text-muted')};
`;
