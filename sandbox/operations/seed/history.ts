import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { entryKinds, type Posting } from '../../domain/ledger.ts';
import {
  betPlaced,
  betWon,
  bonusGranted,
  depositPaid,
  withdrawalRequested,
  withdrawalReturned,
} from '../../domain/movements.ts';
import { rolloverStates } from '../../domain/rollover.ts';
import {
  type TransactionSource,
  type TransactionStatus,
  type TransactionType,
  transactionSources,
} from '../../domain/statement.ts';
import { bookEntry } from '../../store/wallet/ledger.ts';
import { insertRollover } from '../../store/wallet/rollovers.ts';
import { insertTransaction, type NewTransaction } from '../../store/wallet/transactions.ts';
import { insertWithdrawal } from '../../store/wallet/withdrawals.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

const hourMs = 60 * 60 * 1000;
const match = { sport_name: 'Futebol', full_name: 'Resultado final: Serrano FC x Porto Alto' };

interface PastLine {
  hoursAgo: number;
  kind: string;
  postings: Posting[];
  line: Omit<NewTransaction, 'entryId'>;
}

/** Books forty days of a typical player: deposits, bets, wins, withdrawals and bonuses in progress. */
export async function playHistory(
  work: UnitOfWork,
  userId: string,
  games: readonly { name: string }[],
): Promise<void> {
  const lines = [...cashLines(), ...betLines(games)].sort((one, other) => other.hoursAgo - one.hoursAgo);
  for (const [index, { hoursAgo, kind, postings, line }] of lines.entries()) {
    const then = new Date(work.now.getTime() - hoursAgo * hourMs);
    const entry = { key: `history:${index}`, kind, postings };
    const result = await bookEntry(work.db, work.tenant, userId, entry, then);
    if (!result.booked) throw new Error(`The history does not add up: ${kind} ${result.reason}`);
    const transactionId = await insertTransaction(
      work.db,
      work.tenant,
      userId,
      { ...line, entryId: result.entryId },
      then,
    );
    if (line.sourceType !== transactionSources.withdrawal) continue;
    const { amountCents, status } = line;
    await insertWithdrawal(work.db, work.tenant, { userId, amountCents, transactionId, status }, then);
  }
  await bonuses(work, userId);
}

function cashLines(): PastLine[] {
  const line = (
    hoursAgo: number,
    sourceType: TransactionSource,
    type: TransactionType,
    status: TransactionStatus,
    amountCents: number,
    occurrence?: number,
  ) => ({
    hoursAgo,
    kind: `${sourceType.toLowerCase()}_${status}`,
    line: { sourceType, type, status, amountCents, source: { amount: amountCents, occurrence } },
  });
  const { approved, refused } = transactionStatuses;
  const { in: into, withdrawal } = transactionTypes;
  return [
    { ...line(960, transactionSources.deposit, into, approved, 50_000, 1), postings: depositPaid(50_000) },
    { ...line(720, transactionSources.deposit, into, approved, 20_000, 2), postings: depositPaid(20_000) },
    { ...line(240, transactionSources.deposit, into, approved, 30_000, 3), postings: depositPaid(30_000) },
    {
      ...line(500, transactionSources.withdrawal, withdrawal, approved, 15_000),
      postings: withdrawalRequested(15_000),
    },
    {
      ...line(300, transactionSources.withdrawal, withdrawal, refused, 12_000),
      postings: [...withdrawalRequested(12_000), ...withdrawalReturned(12_000)],
    },
  ];
}

// Every third bet wins twice its stake, every fourth is on a match.
function betLines(games: readonly { name: string }[]): PastLine[] {
  const lines: PastLine[] = [];
  for (let index = 0; index < 24; index += 1) {
    const stakeCents = 500 + (index % 5) * 250;
    const hoursAgo = 940 - index * 38;
    const sport = index % 4 === 3;
    const sourceType = sport ? transactionSources.sportBet : transactionSources.casinoBet;
    const game = games[(index * 7) % Math.max(1, games.length)];
    const about = sport ? { market: match } : { casino_game: { name: game?.name ?? 'Mines' } };
    const status = transactionStatuses.approved;
    const bet = { sourceType, type: transactionTypes.bet, status, amountCents: stakeCents, source: about };
    lines.push({ hoursAgo, kind: entryKinds.betPlaced, postings: betPlaced(stakeCents), line: bet });
    if (index % 3 !== 0) continue;
    const wonCents = stakeCents * 2;
    const win = { ...bet, type: transactionTypes.in, amountCents: wonCents };
    lines.push({ hoursAgo: hoursAgo - 0.1, kind: entryKinds.betWon, postings: betWon(wonCents), line: win });
  }
  return lines;
}

async function bonuses({ db, tenant, now }: UnitOfWork, userId: string): Promise<void> {
  const rollovers = [
    {
      name: 'Bônus de fidelidade',
      state: rolloverStates.active,
      amountCurrent: 12_000,
      amountRollover: 20_000,
      balance: 4_000,
    },
    {
      name: 'Bônus da semana',
      state: rolloverStates.waiting,
      amountCurrent: 0,
      amountRollover: 10_000,
      balance: 2_000,
    },
  ] as const;
  for (const [index, rollover] of rollovers.entries()) {
    const entry = {
      key: `history:bonus:${index}`,
      kind: entryKinds.bonusGranted,
      postings: bonusGranted(rollover.balance),
    };
    await bookEntry(db, tenant, userId, entry, now);
    await insertRollover(db, tenant, userId, { ...rollover, amountWon: 0 }, now);
  }
}
