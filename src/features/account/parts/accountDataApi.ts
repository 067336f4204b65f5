import {
  type ConsentRequest,
  getAccountDataCall,
  getConsentsCall,
  getReceiptsCall,
  giveConsentCall,
  requestDeletionCall,
} from '../../../shared/contract/account/accountData.ts';
import { api } from '../../../shared/query/api.ts';
import { fromCall } from '../../../shared/query/fromCall.ts';

const accountDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConsents: build.query({ ...fromCall(getConsentsCall), providesTags: ['consents'] }),
    acceptTerms: build.mutation({
      ...fromCall(giveConsentCall, (version: string) => ({
        body: { kind: 'terms', version } satisfies ConsentRequest,
      })),
      invalidatesTags: ['consents'],
    }),
    // Files are fetched when they are wanted, as mutations, so that the cache keeps no copy.
    exportData: build.mutation(fromCall(getAccountDataCall)),
    exportReceipts: build.mutation(fromCall(getReceiptsCall)),
    requestDeletion: build.mutation({
      ...fromCall(requestDeletionCall, (body: { password: string }) => ({ body })),
      invalidatesTags: ['consents'],
    }),
  }),
});

export const {
  useGetConsentsQuery,
  useAcceptTermsMutation,
  useExportDataMutation,
  useExportReceiptsMutation,
  useRequestDeletionMutation,
} = accountDataApi;
