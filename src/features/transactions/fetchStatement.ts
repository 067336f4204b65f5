import type { Transaction } from '../../shared/contract/transactions.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { type StatementFilter, statementRequest } from './transactionsApi.ts';

/** Small enough that what is made of one page never holds the page up; ten thousand lines are forty of them. */
const perPage = 250;

export interface StatementPart {
  lines: Transaction[];
  page: number;
  pages: number;
}

/**
 * Every line of the period, page after page; false when a page did not come or nobody wants it any more. Lines told twice
 * count once.
 */
export function fetchStatement(
  filter: StatementFilter,
  signal: AbortSignal,
  onPart: (part: StatementPart) => void,
) {
  return async (_dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<boolean> => {
    const { http } = servicesOf(extra);
    // New lines push older ones to the next page while this runs.
    const told = new Set<string>();
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const result = await http.send({ ...statementRequest({ ...filter, page, perPage }), signal });
      if (!result.ok) return false;
      const lines = result.data.data.filter(({ id }) => !told.has(id));
      for (const { id } of lines) told.add(id);
      pages = result.data.meta.pages;
      onPart({ lines, page, pages });
    }
    return true;
  };
}
