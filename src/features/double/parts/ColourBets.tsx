import { styled } from 'styled-components';
import type { DoubleRound } from '../../../shared/contract/casino/games.ts';
import { token } from '../../../shared/tokens/token.ts';
import { fromTablet, onMiddleScreen } from '../../../ui/layout/screens.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';

interface ColourBetsProps {
  name: string;
  bets: DoubleRound['players'];
  // Whether the round was won by another color.
  lost: boolean;
}

export function ColourBets({ name, bets, lost }: ColourBetsProps) {
  const total = bets.reduce((sum, { bet }) => sum + bet, 0);
  return (
    <Column aria-label={`Apostas em ${name}`} $faded={lost}>
      <h2>
        {name}
        <span> · </span>
        <span>{bets.length === 1 ? '1 aposta' : `${bets.length} apostas`}</span>
      </h2>
      <Total>
        <MoneyText cents={total} />
      </Total>
      {bets.length === 0 ? (
        <Empty>Ninguém apostou ainda.</Empty>
      ) : (
        <Scroller role="group" aria-label={`Lista de apostas em ${name}`} tabIndex={0}>
          <ul>
            {[...bets]
              .sort((one, other) => other.bet - one.bet)
              .map(({ name, bet }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: masked names are not unique
                <li key={index}>
                  <span>{name}</span>
                  <MoneyText cents={bet} />
                </li>
              ))}
          </ul>
        </Scroller>
      )}
    </Column>
  );
}

const lineRem = 2;

// The same height for any number of bets, so that a round moves nothing below.
const Scroller = styled.div`
  position: relative;
  block-size: ${4.5 * lineRem}rem;
  margin-inline-end: calc(-1 * ${token('space.xs')});
  padding-inline-end: ${token('space.xs')};
  overflow-y: auto;
  scrollbar-width: thin;
`;

const Empty = styled.p`
  display: grid;
  block-size: ${4.5 * lineRem}rem;
  place-items: center;
  color: ${token('color.text-muted')};
  font-size: 0.9375rem;
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

  /* A third of a narrow table has no room for both in one line. */
  ${fromTablet} {
    ${onMiddleScreen} {
      h2 > :first-child {
        display: none;
      }

      h2 > :last-child {
        display: block;
        font-size: 0.875rem;
      }
    }
  }

  ul {
    list-style: none;
  }

  li {
    display: flex;
    min-block-size: ${lineRem}rem;
    justify-content: space-between;
    gap: ${token('space.s')};
    padding-block: 0.25rem;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }

  li + li {
    border-block-start: 1px solid ${token('color.border')};
  }
`;

const Total = styled.p`
  margin-block-end: ${token('space.xs')};
  color: ${token('color.text-muted')};
`;
