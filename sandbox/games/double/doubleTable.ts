import { type DoubleRound, type DoubleTable, gameEvents } from '../../../src/shared/contract/casino/games.ts';
import { colourOfSlot, type DoubleColour, doubleSlot } from '../../../src/shared/fairness/doubleSlot.ts';
import { Refusal } from '../../operations/refusal.ts';
import type { Transact, UnitOfWork } from '../../operations/unitOfWork.ts';
import { refuseStakeUnlocked } from '../../operations/wallet/playPermission.ts';
import { placeStake } from '../../operations/wallet/stakes.ts';
import {
  closeDoubleRound,
  findDoubleChain,
  holdDoubleRound,
  insertDoubleBet,
  listDoubleBets,
  lockDoubleChain,
  openDoubleRound,
  type StoredDoubleBet,
  unsettledDoubleBets,
} from './doubleRounds.ts';
import { doubleStake, settleDouble } from './doubleSettlement.ts';
import { earlierRounds, freshChain, type SeedChain, seedChain } from './seedChain.ts';
import { maskedName, simulatedPlayers } from './simulatedPlayers.ts';

const phaseMs = { waiting: 12_000, rolling: 6_000, complete: 4_000 };
// Interval at which the table announces new bets while it waits.
const newsEveryMs = 2_000;
// The table pauses after that long without a request.
const patienceMs = 120_000;
const shownRounds = earlierRounds;

interface RoundUnderWay {
  number: number;
  phase: DoubleRound['phase'];
  endsAt: Date;
  slot: number | null;
  bets: StoredDoubleBet[];
}

export interface DoubleGame {
  // Opens a round when the table is paused, in its own transaction: call it outside of any other.
  wake(): Promise<void>;
  state(userId: string | null): Promise<DoubleTable>;
  // Bets on the waiting round; call `wake` first.
  bet(
    work: UnitOfWork,
    player: { id: string; name: string },
    request: { betCents: number; colour: DoubleColour },
  ): Promise<StoredDoubleBet>;
  // Settles bets on rounds that are over, after a start or a failure; a running table settles the others.
  settle(): Promise<void>;
  // Stops the table; resolves once its last step is over.
  stop(): Promise<void>;
}

/**
 * Runs the tenant's Double rounds (`waiting → rolling → complete`) while players watch; memory changes only after the
 * commit.
 */
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
  // An earlier run, or a failed step, may have left bets unsettled.
  let mayHaveLeftBets = true;
  let step: Promise<void> = Promise.resolve();

  const table = () => {
    if (!round || !chain) throw new Error('The table is closed');
    return { round, chain };
  };
  const wire = (): DoubleRound => {
    const { round: current, chain: seeds } = table();
    const { number, phase, endsAt, slot, bets } = current;
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
      seed_hash: seeds.hash(number),
      seed: phase === 'complete' ? seeds.seed(number) : undefined,
      players: [
        ...bets.map(({ player, betCents, colour }) => ({ name: player, bet: betCents, colour })),
        ...simulatedPlayers(String(number), share),
      ],
    };
  };
  const announce = (work: UnitOfWork) => {
    const { channel, event } = gameEvents.double;
    work.emit({ channel: channel(), event, data: wire() });
  };
  const later = (ms: number, run: () => Promise<void>) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      step = run().catch((error: unknown) => {
        log(`Double: ${error}`);
        round = null;
        mayHaveLeftBets = true;
      });
    }, ms);
    timer.unref();
  };
  const endOf = (phase: DoubleRound['phase']) => new Date(clock().getTime() + phaseMs[phase]);
  // Memory changes and messages of a step, applied after its commit.
  const change = (work: UnitOfWork, next: () => RoundUnderWay, continueLater: () => void) =>
    work.afterCommit(() => {
      round = next();
      announce(work);
      continueLater();
    });

  async function open(): Promise<void> {
    const opened = await transact(tenant, async (work) => {
      const stored = await lockDoubleChain(work.db, tenant, freshChain());
      const number = stored.nextRound;
      const seeds = chain ?? seedChain(stored);
      await openDoubleRound(work.db, tenant, number);
      change(
        work,
        () => {
          chain = seeds;
          return { number, phase: 'waiting', endsAt: endOf('waiting'), slot: null, bets: [] };
        },
        () => later(newsEveryMs, wait),
      );
      return { number, seeds };
    });
    await settleUpTo(opened.number - 1, opened.seeds);
  }
  async function wait(): Promise<void> {
    const left = table().round.endsAt.getTime() - clock().getTime();
    if (left <= 0) return roll();
    await transact(tenant, async (work) => announce(work));
    later(Math.min(newsEveryMs, left), wait);
  }
  async function roll(): Promise<void> {
    const { round: current, chain: seeds } = table();
    const slot = await doubleSlot(seeds.seed(current.number), seeds.salt);
    await transact(tenant, async (work) => {
      await closeDoubleRound(work.db, tenant, current.number);
      const bets = await listDoubleBets(work.db, tenant, current.number);
      change(
        work,
        () => ({ ...current, phase: 'rolling', endsAt: endOf('rolling'), slot, bets }),
        () => later(phaseMs.rolling, complete),
      );
    });
  }
  async function complete(): Promise<void> {
    const { round: current, chain: seeds } = table();
    await settleUpTo(current.number, seeds);
    await transact(tenant, async (work) => {
      const bets = await listDoubleBets(work.db, tenant, current.number);
      change(
        work,
        () => ({ ...current, phase: 'complete', endsAt: endOf('complete'), bets }),
        () => later(phaseMs.complete, goOn),
      );
    });
  }
  async function settleUpTo(upTo: number, seeds: SeedChain): Promise<void> {
    const areSettled = await settleDouble(transact, tenant, { chain: seeds, upTo, log });
    if (!areSettled) mayHaveLeftBets = true;
  }
  // Closes a round that an earlier run left open, unless this table opens one, and settles all before the next one.
  async function settleLeftBets(): Promise<void> {
    const left = await transact(tenant, async ({ db }) => {
      const stored = await findDoubleChain(db, tenant);
      if (opening || round || !stored) return { stored, due: [] };
      if (stored.openRound !== null) await closeDoubleRound(db, tenant, stored.openRound);
      return { stored, due: await unsettledDoubleBets(db, tenant, stored.nextRound - 1) };
    });
    if (opening || round) mayHaveLeftBets = true;
    else if (left.stored && left.due.length > 0) {
      const seeds = chain ?? seedChain(left.stored);
      await settleUpTo(left.stored.nextRound - 1, seeds);
    }
  }
  async function goOn(): Promise<void> {
    if (clock().getTime() - lastAskedMs < patienceMs) await openOnce();
    else round = null;
  }
  function openOnce(): Promise<void> {
    opening ??= open().finally(() => {
      opening = null;
    });
    return opening;
  }
  async function wake(): Promise<void> {
    lastAskedMs = clock().getTime();
    if (!round) await openOnce();
  }

  return {
    wake,
    state: async (userId) => {
      await wake();
      const { round: current, chain: seeds } = table();
      const done = lastOver(current);
      const own = current.bets.filter((bet) => bet.userId === userId).map(betOnWire);
      const shown = { data: wire(), bets: own, salt: seeds.salt };
      const rounds = Array.from({ length: Math.min(shownRounds, done) }, (_, back) => done - back);
      return { ...shown, history: await Promise.all(rounds.map((past) => pastRound(seeds, past))) };
    },
    bet: async (work, player, { betCents, colour }) => {
      const current = round;
      const isOpen = current?.phase === 'waiting' && current.endsAt > clock();
      if (!isOpen || !(await holdDoubleRound(work.db, tenant, current.number))) {
        await refuseStakeUnlocked(work, player.id);
        throw new Refusal(422, { success: false, message: 'As apostas desta rodada estão encerradas.' });
      }
      const bet = {
        round: current.number,
        userId: player.id,
        player: maskedName(player.name),
        betCents,
        colour,
      };
      const id = await insertDoubleBet(work.db, tenant, bet, work.now);
      await placeStake(work, player.id, doubleStake(id, betCents));
      const placed = { ...bet, id, payoutCents: null };
      work.afterCommit(() => {
        if (round !== current) return;
        round.bets.push(placed);
        announce(work);
      });
      return placed;
    },
    settle: async () => {
      if (!mayHaveLeftBets || opening || stopped) return;
      mayHaveLeftBets = false;
      const settling = round && chain ? settleUpTo(lastOver(round), chain) : settleLeftBets();
      await settling.catch((error: unknown) => {
        mayHaveLeftBets = true;
        throw error;
      });
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await opening?.catch(() => {});
      await step;
    },
  };
}

const lastOver = ({ phase, number }: RoundUnderWay) => (phase === 'complete' ? number : number - 1);

async function pastRound(chain: SeedChain, round: number) {
  const seed = chain.seed(round);
  const slot = await doubleSlot(seed, chain.salt);
  return { id: String(round), slot, colour: colourOfSlot(slot), seed };
}

export function betOnWire({ id, betCents, colour, payoutCents }: StoredDoubleBet) {
  return { id, bet: betCents, colour, payout: payoutCents ?? 0 };
}
