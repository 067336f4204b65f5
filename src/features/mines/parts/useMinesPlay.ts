import { useEffect, useRef, useState } from 'react';
import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import type { HttpError } from '../../../shared/http/httpError.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { type MinesMove, usePlayMinesMutation } from '../minesApi.ts';
import { minesTableApi, type SeenMinesTable, useGetMinesQuery } from '../minesTableApi.ts';
import { readPendingTile, removePendingTile, storePendingTile } from '../pendingTile.ts';
import { enqueue, type Turns } from './enqueue.ts';

export interface MinesPlay {
  // The open round, or the one that has just ended.
  round: MinesRound | null;
  table: SeenMinesTable | undefined;
  // Tiles with a pending or queued reveal, in order.
  opening: readonly number[];
  // Whether a bet or a cash-out is pending or queued.
  busy: boolean;
  problem: string | null;
  bet: (bet: { betCents: number; mines: number; clientSeed: string }) => Promise<MinesRound | null>;
  reveal: (round: MinesRound, tile: number) => Promise<MinesRound | null>;
  cashOut: (round: MinesRound) => Promise<MinesRound | null>;
}

const unreachable =
  'Sem resposta do jogo. Confira sua conexão: a rodada fica guardada e continua de onde parou.';

const elsewhere = 'Essa rodada já terminou em outra janela. Esta é a que está aberta agora.';

/** Loads the player's table and sends moves one at a time, in the order they were made. */
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

  const move = async (request: MinesMove): Promise<MinesRound | null> => {
    setProblem(null);
    if (request.kind === 'reveal') storePendingTile({ roundId: request.id, tile: request.tile });
    const { data, error } = await play(request);
    if (data || !isHere.current) removePendingTile();
    if (data) return data.data;
    // The player has left the page, so queued moves are dropped and the round stays open.
    if (!isHere.current) return null;
    setProblem(error && 'kind' in error ? messageOf(error) : unreachable);
    if (!isPlayer) return null;
    // The outcome is unknown, so the table is loaded again: the move may have ended the round.
    const { data: found } = await askTable();
    // A reload fails the request too, but it ends the page before this line.
    removePendingTile();
    const over = request.kind === 'bet' ? undefined : found?.history.find(({ id }) => id === request.id);
    if (!over) return null;
    if (found?.data) {
      // Another tab ended it and started the round that the board shows now.
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
  const inRound = (request: Exclude<MinesMove, { kind: 'bet' }>) =>
    enqueue(turns.current, request.id, async () => (isHere.current ? move(request) : null));
  const reveal = async ({ id }: MinesRound, tile: number) => {
    setOpening((tiles) => [...tiles, tile]);
    const after = await inRound({ kind: 'reveal', id, tile });
    setOpening((tiles) => tiles.filter((one) => one !== tile));
    return after;
  };
  const isResumed = useRef(false);
  useEffect(() => {
    if (isResumed.current || !table) return;
    isResumed.current = true;
    const tile = table.data?.status === 'playing' ? readPendingTile(table.data.id) : null;
    if (table.data && tile !== null) void reveal(table.data, tile);
  });
  return {
    round: table?.data ?? null,
    table,
    opening,
    busy: isLeaving || (isLoading && originalArgs?.kind === 'bet'),
    problem: isError && !table ? unreachable : problem,
    bet: async (bet) => {
      if (!table) {
        // An open round may exist that this page has not loaded.
        const { data: found } = await askTable();
        if (found?.data !== null) return null;
      }
      return move({ kind: 'bet', key: crypto.randomUUID(), ...bet });
    },
    reveal,
    cashOut: async ({ id }) => {
      setLeaving(true);
      const after = await inRound({ kind: 'cashout', id });
      setLeaving(false);
      return after;
    },
  };
}

const messageOf = (error: HttpError) =>
  error.kind === 'http' ? (error.message ?? unreachable) : unreachable;
