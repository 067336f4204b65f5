import { styled } from 'styled-components';
import type { DoubleTable } from '../../../shared/contract/casino/games.ts';
import type { DoubleColour } from '../../../shared/fairness/doubleSlot.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { FairDetails } from '../../stake/FairDetails.ts';
import { colourAppearances } from './colours.ts';
import { DoubleResult } from './DoubleHistory.tsx';
import { slotStyles } from './slotStyle.ts';

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });

/** Formats a share as `47%`. */
const shareText = (part: number, whole: number): string => percent.format(part / whole);

const timesOf = (rounds: DoubleTable['history'], colour: DoubleColour) =>
  rounds.filter((round) => round.colour === colour).length;

const counted = 100;
// A share of fewer rounds says nothing.
const fewest = 10;

/** Shows how often each color came in the last 100 rounds, and those rounds. */
export function DoubleShares({ history }: Pick<DoubleTable, 'history'>) {
  const rounds = history.slice(0, counted);
  if (rounds.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="double-shares" $padding="m">
      <Title id="double-shares">
        {rounds.length === 1 ? 'Última rodada' : `Últimas ${rounds.length} rodadas`}
      </Title>
      <Bar aria-hidden="true">
        {colourAppearances.map(({ colour }) => (
          <Part key={colour} $colour={colour} style={{ flexGrow: timesOf(rounds, colour) }} />
        ))}
      </Bar>
      <Shares role="list">
        {colourAppearances.map(({ colour, name }) => {
          const times = timesOf(rounds, colour);
          return (
            <Share key={colour}>
              <span>
                <Swatch $colour={colour} aria-hidden="true" />
                {name}
              </span>
              {rounds.length >= fewest && <b>{shareText(times, rounds.length)}</b>}
              <span>{times === 1 ? '1 vez' : `${times} vezes`}</span>
            </Share>
          );
        })}
      </Shares>
      <Note>Cada giro é independente: o que já saiu não muda a chance do próximo.</Note>
      <FairDetails>
        <summary>Ver os resultados</summary>
        <Results role="list" aria-label="Resultados, do mais novo ao mais antigo">
          {rounds.map((round) => (
            <DoubleResult key={round.id} {...round} />
          ))}
        </Results>
      </FairDetails>
    </Card>
  );
}

const Title = styled.h2`
  margin-block-end: ${token('space.s')};
  font-size: 1.125rem;
`;

// Widths are the true shares, also where a name is wider.
const Bar = styled.div`
  display: flex;
  overflow: hidden;
  block-size: 1.75rem;
  margin-block-end: ${token('space.s')};
  border-radius: ${token('radius.control')};
`;

const Part = styled.span<{ $colour: DoubleColour }>`
  flex: 0 1 0;
  ${({ $colour }) => slotStyles[$colour]}
`;

const Shares = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space.xs')};
`;

const Share = styled.li`
  display: grid;
  justify-items: center;
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  > span:first-child {
    display: flex;
    align-items: center;
    gap: ${token('space.2xs')};
  }

  b {
    font-size: 1.25rem;
    line-height: 1.25;
  }
`;

const Swatch = styled.i<{ $colour: DoubleColour }>`
  inline-size: 0.75rem;
  block-size: 0.75rem;
  border-radius: 0.25rem;
  ${({ $colour }) => slotStyles[$colour]}
`;

const Note = styled.p`
  margin-block: ${token('space.s')};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;

const Results = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2xs')};
  margin-block-start: ${token('space.s')};
`;
