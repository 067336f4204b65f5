import { getAnnualCall } from '../../shared/contract/wallet/annual.ts';
import { getTransactionsCall, type Transactions } from '../../shared/contract/wallet/transactions.ts';
import type { HttpRequest } from '../../shared/http/httpRequest.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall, requestOf } from '../../shared/query/fromCall.ts';

// Empty strings filter nothing; dates are inclusive ISO dates in the operator's time zone.
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
  return requestOf(getTransactionsCall, {
    query: {
      source: source || undefined,
      type: type || undefined,
      status: status || undefined,
      from: from || undefined,
      to: to || undefined,
      page,
      per_page: perPage,
    },
  });
}

interface PlayersDay {
  userId: string;
  // ISO date in the operator's time zone.
  day: string;
}

const transactionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTransactions: build.query<Transactions, StatementPage>({
      query: statementRequest,
      providesTags: ['transactions'],
    }),
    getAnnual: build.query({
      ...fromCall(getAnnualCall, (year: number) => ({ query: { year } })),
      providesTags: ['transactions'],
    }),
    // Untagged: it is refetched on a changed balance, not on every event.
    getDayTotals: build.query({
      query: ({ day }: PlayersDay) =>
        statementRequest({ ...everything, from: day, to: day, page: 1, perPage: 1 }),
      transformResponse: ({ totals }: Transactions) => totals ?? null,
    }),
  }),
});

export const { useGetTransactionsQuery, useGetDayTotalsQuery, useGetAnnualQuery } = transactionsApi;
