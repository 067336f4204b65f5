import { useEffect, useRef, useState } from 'react';
import type { MinesRound } from '../../../shared/contract/games.ts';
import type { HttpError } from '../../../shared/http/httpError.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { type MinesMove, usePlayMinesMutation } from '../minesApi.ts';
import { minesTableApi, type SeenMinesTable, useGetMinesQuery } from '../minesTableApi.ts';
import { inTurn, type Turns } from './inTurn.ts';

export interface MinesPlay {
  /** The round on the board: the one under way, or the one that has just ended. */
  round: MinesRound | null;
  table: SeenMinesTable | undefined;
  /** The tiles that are on their way to the operator and back, or wait for their turn; the first is under way. */
  opening: readonly number[];
  /** A bet or a cash-out is under way, or waits for its turn. */
  busy: boolean;
  problem: string | null;
  bet: (bet: { betCents: number; mines: number; clientSeed: string }) => Promise<MinesRound | null>;
  reveal: (round: MinesRound, tile: number) => Promise<MinesRound | null>;
  cashOut: (round: MinesRound) => Promise<MinesRound | null>;
}

const unreachable =
  'Sem resposta da mesa. Confira sua conexão: a rodada fica guardada e continua de onde parou.';

const elsewhere = 'Essa rodada já terminou em outra janela. Esta é a que está aberta agora.';

/**
 * The player's table and the moves on it; the operator decides every one. Moves of a round are made
 * one after the other, in the order in which they were pressed.
 */
export function useMinesPlay(isPlayer: boolean): MinesPlay {
  const { data: table, isError } = useGetMinesQuery(undefined, { skip: !isPlayer });
  const [play, { isLoading, originalArgs }] = usePlayMinesMutation();
  const [isLeaving, setLeaving] = useState(false);
  const dispatch = useAppDispatch();
  const [opening, setOpening] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const turns = useRef<Turns>({ last: null });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const askTable = () =>
    dispatch(minesTableApi.endpoints.getMines.initiate(undefined, { forceRefetch: true, subscribe: false }));

  const move = async (wish: MinesMove): Promise<MinesRound | null> => {
    setProblem(null);
    const { data, error } = await play(wish);
    if (data) return data.data;
    // What waits behind it is the business of nobody who has left: the round stays open.
    if (!isHere.current) return null;
    setProblem(error && 'kind' in error ? wordsOf(error) : unreachable);
    if (!isPlayer) return null;
    // Whether it arrived is not known: ask what the table holds. The move may have ended the round.
    const { data: found } = await askTable();
    const over = wish.kind === 'bet' ? undefined : found?.history.find(({ id }) => id === wish.id);
    if (!over) return null;
    if (found?.data) {
      // Another tab has ended it and begun the one that the board shows now.
      setProblem(elsewhere);
      return null;
    }
    dispatch(
      minesTableApi.util.updateQueryData('getMines', undefined, (held) => {
        held.data = over;
      }),
    );
    setProblem(null);
    return over;
  };
  const inRound = (wish: Exclude<MinesMove, { kind: 'bet' }>) =>
    inTurn(turns.current, wish.id, async () => (isHere.current ? move(wish) : null));
  return {
    round: table?.data ?? null,
    table,
    opening,
    busy: isLeaving || (isLoading && originalArgs?.kind === 'bet'),
    problem: isError && !table ? unreachable : problem,
    bet: async (bet) => {
      if (!table) {
        // A round may lie open at it, and without it nobody would see the new one.
        const { data: found } = await askTable();
        if (found?.data !== null) return null;
      }
      return move({ kind: 'bet', key: crypto.randomUUID(), ...bet });
    },
    reveal: async ({ id }, tile) => {
      setOpening((tiles) => [...tiles, tile]);
      const after = await inRound({ kind: 'reveal', id, tile });
      setOpening((tiles) => tiles.filter((one) => one !== tile));
      return after;
    },
    cashOut: async ({ id }) => {
      setLeaving(true);
      const after = await inRound({ kind: 'cashout', id });
      setLeaving(false);
      return after;
    },
  };
}

const wordsOf = (error: HttpError) => (error.kind === 'http' ? (error.message ?? unreachable) : unreachable);
