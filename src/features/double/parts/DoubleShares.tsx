import { styled } from 'styled-components';
import type { DoubleTable } from '../../../shared/contract/casino/games.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { FairDetails } from '../../stake/FairDetails.ts';
import { colourAppearances } from './colours.ts';
import { DoubleResult } from './DoubleHistory.tsx';
import { slotStyles } from './slotStyle.ts';

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });

/** Formats a share as `47%`. */
const shareText = (part: number, whole: number): string => percent.format(part / whole);

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
      <Shares role="list">
        {colourAppearances.map(({ colour, name }) => {
          const times = rounds.filter((round) => round.colour === colour).length;
          return (
            <Share key={colour} $colour={colour} style={{ flexGrow: times }}>
              <span>{name}</span>
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

const Shares = styled.ul`
  display: flex;
  gap: ${token('space.xs')};
`;

const Share = styled.li<{ $colour: 0 | 1 | 2 }>`
  display: grid;
  align-content: center;
  justify-items: center;
  /* As wide as its share, and never narrower than its name. */
  flex: 0 0 5.5rem;
  min-block-size: 3.5rem;
  padding: ${token('space.xs')};
  border-radius: ${token('radius.control')};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  ${({ $colour }) => slotStyles[$colour]}

  b {
    font-size: 1.25rem;
    line-height: 1.25;
  }
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
