import { UsageError } from '../../cli/cliErrors.ts';
import { didYouMean } from '../nearestWord.ts';

export type Visitor = 'guest' | 'player';

export interface SheetPage {
  name: string;
  path: string;
  visitors: readonly Visitor[];
}

const everyVisitor = ['guest', 'player'] as const;

// One page of each kind, in the order of the sheet. A game whose rounds go on with the time is left out.
export const sheetPages: readonly SheetPage[] = [
  { name: 'home', path: '/', visitors: everyVisitor },
  { name: 'casino', path: '/casino', visitors: everyVisitor },
  { name: 'live', path: '/casino/live', visitors: everyVisitor },
  { name: 'game', path: '/play/1001', visitors: ['player'] },
  { name: 'mines', path: '/games/mines', visitors: everyVisitor },
  { name: 'providers', path: '/providers', visitors: everyVisitor },
  { name: 'promotions', path: '/promotions', visitors: everyVisitor },
  { name: 'deposit', path: '/user/wallet/deposit', visitors: ['player'] },
  { name: 'account', path: '/user/account', visitors: ['player'] },
  { name: 'protection', path: '/user/protection', visitors: ['player'] },
  { name: 'terms', path: '/termos-de-uso', visitors: everyVisitor },
  { name: 'not-found', path: '/nada/aqui', visitors: everyVisitor },
];

/** Returns the pages of a comma-separated list of names, or all; throws a UsageError for an unknown name. */
export function choosePages(list: string | undefined): readonly SheetPage[] {
  if (list === undefined) return sheetPages;
  const names = sheetPages.map(({ name }) => name);
  for (const wanted of list.split(',')) {
    if (names.includes(wanted)) continue;
    const hint = didYouMean(wanted, names);
    throw new UsageError(`There is no page "${wanted}"; there are: ${names.join(', ')}.${hint}`);
  }
  const chosen = new Set(list.split(','));
  return sheetPages.filter(({ name }) => chosen.has(name));
}
