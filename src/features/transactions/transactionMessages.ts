import { transactionStatuses, transactionTypes } from '../../shared/contract/wallet/transactionCodes.ts';
import type { Transaction } from '../../shared/contract/wallet/transactions.ts';

const sources: Readonly<Record<string, { in: string; out: string }>> = {
  Deposit: { in: 'Depósito PIX', out: 'Depósito' },
  Withdraw: { in: 'Saque devolvido', out: 'Saque PIX' },
  CasinoBet: { in: 'Prêmio', out: 'Aposta' },
  SportBet: { in: 'Prêmio esportivo', out: 'Aposta esportiva' },
  Credit: { in: 'Crédito', out: 'Débito' },
  Referral: { in: 'Indicação', out: 'Indicação estornada' },
  Bonus: { in: 'Bônus resgatado', out: 'Bônus' },
};

// Without the ending of their gender.
const statuses: Readonly<Record<number, string>> = {
  [transactionStatuses.pending]: 'Pendente',
  [transactionStatuses.processing]: 'Em processamento',
  [transactionStatuses.approved]: 'Concluíd',
  [transactionStatuses.refused]: 'Recusad',
  [transactionStatuses.cancelled]: 'Cancelad',
};

export function isIncoming({ type }: Pick<Transaction, 'type'>): boolean {
  return type === transactionTypes.in;
}

/** Names a transaction, as in `Aposta`; an unknown source keeps its own name. */
export function transactionTitle(line: Pick<Transaction, 'source_type' | 'type'>): string {
  const known = sources[line.source_type];
  return known ? known[isIncoming(line) ? 'in' : 'out'] : line.source_type;
}

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
  const text = statuses[status] ?? `Situação ${status}`;
  if (!text.endsWith('d')) return text;
  return /^(Depósito|Saque|Prêmio|Crédito|Débito|Bônus)/.test(transactionTitle(line))
    ? `${text}o`
    : `${text}a`;
}

export function signedCents({ amount, ...line }: Pick<Transaction, 'amount' | 'type'>): number {
  return isIncoming(line) ? amount : -amount;
}
