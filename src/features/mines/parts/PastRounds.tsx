import { useState } from 'react';
import { styled } from 'styled-components';
import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { isNotOffered } from '../../../shared/http/httpError.ts';
import { token } from '../../../shared/tokens/token.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Note } from '../../../ui/note/Note.tsx';
import { useLazyGetOlderMinesQuery } from '../minesSeedsApi.ts';
import { RoundProof } from './RoundProof.tsx';

interface PastRoundsProps {
  history: readonly MinesRound[];
  // Whether the operator lists older rounds.
  olderOffered: boolean;
}

/** Lists the rounds that are over, newest first. */
export function PastRounds({ history, olderOffered }: PastRoundsProps) {
  const [older, setOlder] = useState<readonly MinesRound[]>([]);
  const [isAll, setIsAll] = useState(false);
  const [ask, { isFetching, error }] = useLazyGetOlderMinesQuery();
  const isOffered = olderOffered && !(error && 'kind' in error && isNotOffered(error));
  const rounds = [...history, ...older.filter(({ id }) => history.every((one) => one.id !== id))];
  const last = rounds.at(-1);
  const more = async (before: string) => {
    const { data } = await ask({ before });
    if (!data) return;
    setOlder((known) => [...known, ...data]);
    setIsAll(data.length === 0);
  };
  return (
    <Stacked aria-labelledby="past-rounds">
      <h3 id="past-rounds">Rodadas anteriores</h3>
      {last === undefined && <Muted>As rodadas que você terminar aparecem aqui.</Muted>}
      {rounds.map((round) => (
        <RoundProof key={round.id} round={round} />
      ))}
      {isOffered && error && (
        <Note kind="danger" role="alert">
          Não foi possível carregar as rodadas. Tente de novo.
        </Note>
      )}
      {isAll && <Muted role="status">Estas são todas as suas rodadas.</Muted>}
      {isOffered && last !== undefined && !isAll && (
        <Button size="s" variant="quiet" loading={isFetching} onClick={() => void more(last.id)}>
          Mostrar rodadas mais antigas
        </Button>
      )}
    </Stacked>
  );
}

const Stacked = styled.section`
  display: grid;
  gap: ${token('space.s')};
`;

const Muted = styled.p`
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;
