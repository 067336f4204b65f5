import {
  type Transactions,
  type TransactionTotals,
  transactionsSchema,
} from '../../shared/contract/transactions.ts';
import { api } from '../../shared/http/api.ts';
import type { HttpRequest } from '../../shared/http/httpRequest.ts';

/** Empty texts filter nothing. Dates are ISO dates in site time, both included. */
export interface StatementFilter {
  source: string;
  type: string;
  status: string;
  from: string;
  to: string;
}

export const everything: StatementFilter = { source: '', type: '', status: '', from: '', to: '' };

interface StatementPage extends StatementFilter {
  page: number;
  perPage?: number;
}

export function statementRequest({
  source,
  type,
  status,
  from,
  to,
  page,
  perPage,
}: StatementPage): HttpRequest<Transactions> {
  return {
    path: '/api/transactions',
    query: {
      source: source || undefined,
      type: type || undefined,
      status: status || undefined,
      from: from || undefined,
      to: to || undefined,
      page,
      per_page: perPage,
    },
    schema: transactionsSchema,
  };
}

interface PlayersDay {
  userId: string;
  /** ISO date in site time. */
  day: string;
}

const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTransactions: build.query<Transactions, StatementPage>({
      query: statementRequest,
      providesTags: ['transactions'],
    }),
    /** Of one day. Without a tag: whoever shows it asks again when the balance has changed, not with every event. */
    getDayTotals: build.query<TransactionTotals | null, PlayersDay>({
      query: ({ day }) => statementRequest({ ...everything, from: day, to: day, page: 1, perPage: 1 }),
      transformResponse: ({ totals }: Transactions) => totals ?? null,
    }),
  }),
});

export const { useGetTransactionsQuery, useGetDayTotalsQuery } = transactionsApi;
