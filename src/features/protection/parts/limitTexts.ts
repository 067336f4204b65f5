import type { LimitKind, LimitPeriod } from '../../../shared/contract/account/protection.ts';
import { limitAmount } from '../remainingLimit.ts';
import type { LongerPeriod } from './limitValues.ts';

export const kindTexts: Readonly<Record<LimitKind, { title: string; text: string; unit: string }>> = {
  deposit: { title: 'Limite de depósito', text: 'Quanto você pode depositar.', unit: 'R$' },
  loss: { title: 'Limite de perda', text: 'Quanto você pode perder, descontados os prêmios.', unit: 'R$' },
  bets: { title: 'Limite de apostas', text: 'Quantas apostas você pode fazer.', unit: 'apostas' },
  time: { title: 'Limite de tempo', text: 'Quanto tempo você pode ficar conectado.', unit: 'min' },
};

export const periodLabels: Readonly<Record<LimitPeriod, string>> = {
  day: 'Por dia',
  week: 'Por semana',
  month: 'Por mês',
};

export const limitErrors: Readonly<Record<LongerPeriod, string>> = {
  week: 'Por semana não pode ser menor que por dia.',
  month: 'Por mês não pode ser menor que por semana ou dia.',
};

export function limitText(kind: LimitKind, value: number | null): string {
  return value === null ? 'sem limite' : limitAmount(kind, value);
}
