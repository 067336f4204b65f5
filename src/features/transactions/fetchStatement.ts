import type { Transaction } from '../../shared/contract/transactions.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { type StatementFilter, statementRequest } from './transactionsApi.ts';

const perPage = 500;

export interface StatementProgress {
  pages: number;
  page: number;
}

/** Every line of the period, page after page; null when a page did not come. Lines told twice count once. */
export function fetchStatement(filter: StatementFilter, onProgress: (progress: StatementProgress) => void) {
  return async (
    _dispatch: AppDispatch,
    _getState: unknown,
    extra: unknown,
  ): Promise<Transaction[] | null> => {
    const { http } = servicesOf(extra);
    // New lines push older ones to the next page while this runs.
    const lines = new Map<string, Transaction>();
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const result = await http.send(statementRequest({ ...filter, page, perPage }));
      if (!result.ok) return null;
      for (const line of result.data.data) lines.set(line.id, line);
      pages = result.data.meta.pages;
      onProgress({ page, pages });
    }
    return [...lines.values()];
  };
}
