import type { Annual } from '../../src/shared/contract/wallet/annual.ts';
import { siteTimeZone } from '../../src/shared/time/timeZone.ts';
import { fieldRefusal } from '../operations/refusal.ts';
import { listYears, type StoredYear } from '../store/wallet/annual.ts';
import type { TenantServices } from './services.ts';

/** Builds the ComprovaBet of a year; years before the player's first account and after this one are refused. */
export async function annualStatement(
  services: TenantServices,
  player: { name: string; document: string },
  yearText: string,
): Promise<Annual> {
  const { brand, operatorBrands, db } = services;
  const now = services.clock();
  const timeZone = siteTimeZone(services.settings());
  const yearOf = (instant: Date) =>
    Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(instant));
  const year = Number(yearText);
  if (!/^\d{4}$/.test(yearText) || year > yearOf(now)) throw fieldRefusal({ year: ['Ano inválido.'] });
  const tenants = operatorBrands.map(({ id }) => id);
  const years = await listYears(db, tenants, player.document, { year, timeZone });
  const firstYear = Math.min(...years.map(({ since }) => yearOf(since)));
  if (year < firstYear) throw fieldRefusal({ year: [`Sua conta existe desde ${firstYear}.`] });
  const nameOf = (tenant: string) => operatorBrands.find(({ id }) => id === tenant)?.name ?? tenant;
  return {
    year,
    issued_at: now.toISOString(),
    company: { legal_name: brand.company?.legalName ?? brand.name, document: brand.company?.document ?? '' },
    player: { name: player.name, document: player.document },
    first_year: firstYear,
    ...figuresOf(years),
    brands: years.map((one) => ({ name: nameOf(one.tenant), ...figuresOf([one]) })),
  };
}

function figuresOf(years: readonly StoredYear[]) {
  const sum = (name: Exclude<keyof StoredYear, 'tenant' | 'since'>) =>
    years.reduce((total, one) => total + one[name], 0);
  const resultOf = (stakes: number, prizes: number) => ({ stakes, prizes, result: prizes - stakes });
  return {
    sports: resultOf(sum('sportsStakes'), sum('sportsPrizes')),
    games: resultOf(sum('gamesStakes'), sum('gamesPrizes')),
    balance_before: sum('balanceBefore'),
    balance_after: sum('balanceAfter'),
  };
}
