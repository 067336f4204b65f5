import type { DoubleRound, DoubleTable } from '../../src/shared/contract/games.ts';
import { channels, realtimeEvents } from '../../src/shared/contract/realtime.ts';
import { colourOfSlot, type DoubleColour, doubleSlot } from '../../src/shared/fairness/doubleSlot.ts';
import { Refusal } from '../operations/refusal.ts';
import { placeStake } from '../operations/stakes.ts';
import type { Transact, Work } from '../operations/work.ts';
import {
  doubleChain,
  insertDoubleBet,
  listDoubleBets,
  type StoredDoubleBet,
  saveNextRound,
} from '../store/doubleRounds.ts';
import { doubleStake, settleDouble } from './doubleSettlement.ts';
import { chainLength, freshChain, type SeedChain, seedChain } from './seedChain.ts';
import { maskedName, simulatedPlayers } from './simulatedPlayers.ts';

const phaseMs = { waiting: 12_000, rolling: 6_000, complete: 4_000 };
/** How often the table tells of new bets while it waits for them. */
const newsEveryMs = 2_000;
/** Nobody asked for that long: the table rests until somebody does. */
const patienceMs = 120_000;
const shownRounds = 30;

interface RoundUnderWay {
  number: number;
  phase: DoubleRound['phase'];
  endsAt: Date;
  slot: number | null;
  bets: StoredDoubleBet[];
}

export interface DoubleGame {
  state(work: Work, userId: string | null): Promise<DoubleTable>;
  bet(
    work: Work,
    player: { id: string; name: string },
    wish: { betCents: number; colour: DoubleColour },
  ): Promise<StoredDoubleBet>;
  /** Ends the table; resolves once nothing of it is under way. */
  stop(): Promise<void>;
}

/** The tenant's Double table: `waiting → rolling → complete`, over and over while anybody looks on. */
export function doubleTable(
  tenant: string,
  transact: Transact,
  clock: () => Date,
  log: (line: string) => void,
): DoubleGame {
  let chain: SeedChain | null = null;
  let round: RoundUnderWay | null = null;
  let opening: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastAskedMs = 0;
  let stopped = false;
  let step: Promise<void> = Promise.resolve();

  const wire = (): DoubleRound => {
    if (!round || !chain) throw new Error('The table is closed');
    const { number, phase, endsAt, slot, bets } = round;
    const now = clock();
    const leftMs = endsAt.getTime() - now.getTime();
    const share = phase === 'waiting' ? 1 - leftMs / phaseMs.waiting : 1;
    const known = phase === 'waiting' ? null : slot;
    return {
      id: String(number),
      phase,
      ends_at: endsAt.toISOString(),
      now: now.toISOString(),
      slot: known ?? undefined,
      colour: known === null ? undefined : colourOfSlot(known),
      seed_hash: chain.hash(number),
      seed: phase === 'complete' ? chain.seed(number) : undefined,
      players: [
        ...bets.map(({ player, betCents, colour }) => ({ name: player, bet: betCents, colour })),
        ...simulatedPlayers(String(number), share),
      ],
    };
  };
  const announce = (work: Work) =>
    work.emit({ channel: channels.double, event: realtimeEvents.double, data: wire() });
  const later = (ms: number, run: (work: Work) => Promise<void>) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      step = transact(tenant, run).catch((error: unknown) => {
        log(`Double: ${error}`);
        round = null;
      });
    }, ms);
    timer.unref();
  };
  const enter = (phase: DoubleRound['phase']) => {
    if (round) Object.assign(round, { phase, endsAt: new Date(clock().getTime() + phaseMs[phase]) });
  };
  const msLeft = () => (round ? round.endsAt.getTime() - clock().getTime() : 0);

  async function open(work: Work): Promise<void> {
    const stored = await doubleChain(work.sql, tenant, freshChain());
    if (stored.nextRound > chainLength) throw new Error('The seed chain is used up');
    chain ??= seedChain(stored.terminalSeed, stored.salt);
    await settleDouble(work, chain, stored.nextRound - 1);
    await saveNextRound(work.sql, tenant, stored.nextRound + 1);
    round = { number: stored.nextRound, phase: 'waiting', endsAt: clock(), slot: null, bets: [] };
    enter('waiting');
    announce(work);
    later(newsEveryMs, wait);
  }
  async function wait(work: Work): Promise<void> {
    const left = msLeft();
    if (left <= 0) return roll(work);
    announce(work);
    later(Math.min(newsEveryMs, left), wait);
  }
  async function roll(work: Work): Promise<void> {
    if (!round || !chain) return;
    round.slot = await doubleSlot(chain.seed(round.number), chain.salt);
    enter('rolling');
    announce(work);
    later(phaseMs.rolling, complete);
  }
  async function complete(work: Work): Promise<void> {
    if (!round || !chain) return;
    await settleDouble(work, chain, round.number);
    round.bets = await listDoubleBets(work.sql, tenant, round.number);
    enter('complete');
    announce(work);
    later(phaseMs.complete, async (next) => {
      round = null;
      if (clock().getTime() - lastAskedMs < patienceMs) await open(next);
    });
  }
  async function wake(work: Work): Promise<void> {
    lastAskedMs = clock().getTime();
    if (round) return;
    opening ??= open(work).finally(() => {
      opening = null;
    });
    await opening;
  }

  return {
    state: async (work, userId) => {
      await wake(work);
      const { number = 1, bets = [] } = round ?? {};
      const done = round?.phase === 'complete' ? number : number - 1;
      const rounds = Array.from({ length: Math.min(shownRounds, done) }, (_, back) => done - back);
      const history = await Promise.all(
        rounds.map(async (past) => {
          const seed = chain?.seed(past) ?? '';
          const slot = await doubleSlot(seed, chain?.salt ?? '');
          return { id: String(past), slot, colour: colourOfSlot(slot), seed };
        }),
      );
      const own = bets.filter((bet) => bet.userId === userId);
      return { data: wire(), history, bets: own.map(betOnWire), salt: chain?.salt };
    },
    bet: async (work, player, { betCents, colour }) => {
      await wake(work);
      if (round?.phase !== 'waiting' || msLeft() <= 0) {
        throw new Refusal(422, { success: false, message: 'As apostas desta rodada estão encerradas.' });
      }
      const bet = {
        round: round.number,
        userId: player.id,
        player: maskedName(player.name),
        betCents,
        colour,
      };
      const id = await insertDoubleBet(work.sql, tenant, bet, work.now);
      await placeStake(work, player.id, doubleStake(id, betCents));
      const placed = { ...bet, id, payoutCents: null };
      round.bets.push(placed);
      announce(work);
      return placed;
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await step;
    },
  };
}

export function betOnWire({ id, betCents, colour, payoutCents }: StoredDoubleBet) {
  return { id, bet: betCents, colour, payout: payoutCents ?? 0 };
}
