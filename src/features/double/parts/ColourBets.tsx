import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { DoubleRound } from '../../../shared/contract/casino/games.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';

interface ColourBetsProps {
  name: string;
  bets: DoubleRound['players'];
  // Whether the round was won by another color.
  lost: boolean;
}

// Limits the list, because a full table would push the page down.
const largest = 6;
const usualLines = 3;

export function ColourBets({ name, bets, lost }: ColourBetsProps) {
  const [all, setAll] = useState(false);
  const list = useId();
  // The most lines that a round had on this page: a new round, without bets, moves nothing below.
  const lines = Math.min(bets.length, largest + 1);
  const [reserved, setReserved] = useState(usualLines);
  if (lines > reserved) setReserved(lines);
  const total = bets.reduce((sum, { bet }) => sum + bet, 0);
  const further = bets.length - largest;
  return (
    <Column aria-label={`Apostas em ${name}`} $faded={lost}>
      <h2>
        {name} · {bets.length === 1 ? '1 aposta' : `${bets.length} apostas`}
      </h2>
      <Total>
        <MoneyText cents={total} />
      </Total>
      <Bets $lines={Math.min(reserved, largest)} $hasFurther={reserved > largest}>
        <ul id={list}>
          {[...bets]
            .sort((one, other) => other.bet - one.bet)
            .slice(0, all ? undefined : largest)
            .map(({ name, bet }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: masked names are not unique
              <li key={index}>
                <span>{name}</span>
                <MoneyText cents={bet} />
              </li>
            ))}
        </ul>
        {further > 0 && (
          <Button variant="quiet" wide aria-expanded={all} aria-controls={list} onClick={() => setAll(!all)}>
            {all ? 'Ver só as maiores' : `Ver mais ${further} ${further === 1 ? 'aposta' : 'apostas'}`}
          </Button>
        )}
      </Bets>
    </Column>
  );
}

// Of a bet, and of the button below the bets.
const lineRem = 2;
const buttonRem = 2.75;

const Bets = styled.div<{ $lines: number; $hasFurther: boolean }>`
  min-block-size: ${({ $lines, $hasFurther }) => $lines * lineRem + ($hasFurther ? buttonRem : 0)}rem;
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
