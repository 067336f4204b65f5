import type { Transaction } from '../../shared/contract/wallet/transactions.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';
import { type StatementFilter, statementRequest } from './transactionsApi.ts';

// Small enough to process without blocking; 10,000 lines take 40 requests.
const perPage = 250;

export interface StatementPart {
  lines: Transaction[];
  page: number;
  pages: number;
}

/** Fetches all pages without duplicates; resolves to false when a request fails or is aborted. */
export function fetchStatement(
  filter: StatementFilter,
  signal: AbortSignal,
  onPart: (part: StatementPart) => void,
): AppThunk<Promise<boolean>> {
  return async (_dispatch, _getState, { http }) => {
    // New lines shift older ones to the next page meanwhile.
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
