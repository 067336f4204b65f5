import type { Settings } from '../contract/settings/settings.ts';
import { transactionStatuses } from '../contract/wallet/transactionCodes.ts';
import type { PastWithdrawal } from '../contract/wallet/withdrawals.ts';
import { formatTime } from '../time/formatTime.ts';
import { siteTimeZone } from '../time/timeZone.ts';
import { formatBrl } from './formatBrl.ts';

export type WithdrawalRules = Pick<
  Settings,
  | 'general_timezone'
  | 'withdraw_min'
  | 'withdraw_max'
  | 'withdraw_daily_count'
  | 'withdraw_daily_type'
  | 'withdraw_daily_request'
  | 'withdraw_max_interval'
  | 'withdraw_max_interval_start'
  | 'withdraw_max_interval_end'
  | 'withdraw_max_hourly'
  | 'withdraw_limit_variation'
  | 'withdraw_auto_disable'
>;

type EarlierWithdrawal = Pick<PastWithdrawal, 'amount' | 'status' | 'created_at'>;

const hourMs = 60 * 60 * 1000;
const periods: Readonly<Record<string, { ms: number; name: string }>> = {
  day: { ms: 24 * hourMs, name: 'dia' },
  week: { ms: 7 * 24 * hourMs, name: 'semana' },
  month: { ms: 30 * 24 * hourMs, name: 'mês' },
};

/** Returns the counting period of `withdraw_daily_count`; an unknown word is a day. */
export function countingPeriod(type: string): { ms: number; name: string } {
  return periods[type] ?? { ms: 24 * hourMs, name: 'dia' };
}

/** Returns the largest withdrawal in cents, including the variation that the operator tolerates. */
export function largestWithdrawal({
  withdraw_max: max,
  withdraw_limit_variation: variation,
}: WithdrawalRules): number {
  return Math.floor((max * (100 + Math.max(0, variation))) / 100);
}

/**
 * Explains why the operator's rules refuse a withdrawal, or returns null; the page and the sandbox share it.
 */
export function withdrawalRefusal(
  rules: WithdrawalRules,
  amountCents: number,
  earlier: readonly EarlierWithdrawal[],
  now: Date,
): string | null {
  if (amountCents < rules.withdraw_min) return `O saque mínimo é ${formatBrl(rules.withdraw_min)}.`;
  const largest = largestWithdrawal(rules);
  if (amountCents > largest) return `O saque máximo é ${formatBrl(largest)}.`;

  if (rules.withdraw_auto_disable && earlier.some(isWaiting)) {
    return 'Aguarde o saque em análise antes de pedir outro.';
  }
  const since = (ms: number) => earlier.filter((one) => Date.parse(one.created_at) > now.getTime() - ms);
  const { ms, name } = countingPeriod(rules.withdraw_daily_type);
  const count = rules.withdraw_daily_count;
  if (count > 0 && since(ms).filter(isCounted).length >= count) {
    return `Você atingiu o limite de saques por ${name}: ${count}.`;
  }
  const requests = rules.withdraw_daily_request;
  if (requests > 0 && since(24 * hourMs).length >= requests) {
    return `Você atingiu o limite de pedidos de saque por dia: ${requests}.`;
  }
  const hourly = rules.withdraw_max_hourly;
  if (hourly > 0 && sum(since(hourMs)) + amountCents > hourly) {
    return `Em uma hora é possível sacar até ${formatBrl(hourly)}.`;
  }
  return intervalRefusal(rules, amountCents, earlier, now);
}

// A daily interval, which may cross midnight, has a lower limit.
function intervalRefusal(
  rules: WithdrawalRules,
  amountCents: number,
  earlier: readonly EarlierWithdrawal[],
  now: Date,
): string | null {
  const { withdraw_max_interval: max } = rules;
  const start = minutesOf(rules.withdraw_max_interval_start);
  const end = minutesOf(rules.withdraw_max_interval_end);
  const current = minutesOf(formatTime(now, siteTimeZone(rules)));
  if (max <= 0 || start === null || end === null || current === null) return null;
  const isInside = start <= end ? current >= start && current < end : current >= start || current < end;
  if (!isInside) return null;
  const insideForMs = ((current - start + 24 * 60) % (24 * 60)) * 60_000 + 60_000;
  const within = earlier.filter((one) => Date.parse(one.created_at) > now.getTime() - insideForMs);
  if (sum(within) + amountCents <= max) return null;
  const { withdraw_max_interval_start: from, withdraw_max_interval_end: to } = rules;
  return `Das ${from} às ${to} é possível sacar até ${formatBrl(max)}.`;
}

function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function isWaiting({ status }: EarlierWithdrawal): boolean {
  return status === transactionStatuses.pending || status === transactionStatuses.processing;
}

function isCounted({ status }: EarlierWithdrawal): boolean {
  return status !== transactionStatuses.refused && status !== transactionStatuses.cancelled;
}

function sum(withdrawals: readonly EarlierWithdrawal[]): number {
  return withdrawals.filter(isCounted).reduce((total, { amount }) => total + amount, 0);
}
