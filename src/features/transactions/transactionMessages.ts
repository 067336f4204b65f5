import { transactionStatuses, transactionTypes } from '../../shared/contract/wallet/transactionCodes.ts';
import type { Transaction } from '../../shared/contract/wallet/transactions.ts';

type Gender = 'masculine' | 'feminine';

interface Title {
  text: string;
  gender: Gender;
}

const masculine = (text: string): Title => ({ text, gender: 'masculine' });
const feminine = (text: string): Title => ({ text, gender: 'feminine' });

const sources: Readonly<Record<string, { in: Title; out: Title }>> = {
  Deposit: { in: masculine('Depósito PIX'), out: masculine('Depósito') },
  Withdraw: { in: masculine('Saque devolvido'), out: masculine('Saque PIX') },
  CasinoBet: { in: masculine('Prêmio'), out: feminine('Aposta') },
  SportBet: { in: masculine('Prêmio esportivo'), out: feminine('Aposta esportiva') },
  Credit: { in: masculine('Crédito'), out: masculine('Débito') },
  Referral: { in: feminine('Indicação'), out: feminine('Indicação estornada') },
  Bonus: { in: masculine('Bônus resgatado'), out: masculine('Bônus') },
};

const statuses: Readonly<Record<number, Record<Gender, string>>> = {
  [transactionStatuses.pending]: { masculine: 'Pendente', feminine: 'Pendente' },
  [transactionStatuses.processing]: { masculine: 'Em processamento', feminine: 'Em processamento' },
  [transactionStatuses.approved]: { masculine: 'Concluído', feminine: 'Concluída' },
  [transactionStatuses.refused]: { masculine: 'Recusado', feminine: 'Recusada' },
  [transactionStatuses.cancelled]: { masculine: 'Cancelado', feminine: 'Cancelada' },
};

export function isIncoming({ type }: Pick<Transaction, 'type'>): boolean {
  return type === transactionTypes.in;
}

// An unknown source keeps its own name, of `a transação`.
const titleOf = (line: Pick<Transaction, 'source_type' | 'type'>): Title =>
  sources[line.source_type]?.[isIncoming(line) ? 'in' : 'out'] ?? feminine(line.source_type);

/** Names a transaction, as in `Aposta`. */
export const transactionTitle = (line: Pick<Transaction, 'source_type' | 'type'>): string =>
  titleOf(line).text;

export function transactionDetail({ source }: Pick<Transaction, 'source'>): string {
  const { casino_game: game, market } = source ?? {};
  if (game?.name) return game.name;
  return [market?.sport_name, market?.full_name].filter(Boolean).join(' · ');
}

/** Words a status in the gender of the transaction's name, as in `Depósito concluído`. */
export function statusText({
  status,
  ...line
}: Pick<Transaction, 'status' | 'source_type' | 'type'>): string {
  return statuses[status]?.[titleOf(line).gender] ?? `Situação ${status}`;
}

export function signedCents({ amount, ...line }: Pick<Transaction, 'amount' | 'type'>): number {
  return isIncoming(line) ? amount : -amount;
}
