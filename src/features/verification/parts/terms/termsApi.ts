import {
  type ConsentRequest,
  getConsentsCall,
  giveConsentCall,
} from '../../../../shared/contract/account/accountData.ts';
import { api } from '../../../../shared/query/api.ts';
import { fromCall } from '../../../../shared/query/fromCall.ts';

const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, so that the version is always the one in force.
    readTerms: build.mutation(fromCall(getConsentsCall)),
    acceptNewTerms: build.mutation({
      ...fromCall(giveConsentCall, (version: string) => ({
        body: { kind: 'terms', version } satisfies ConsentRequest,
      })),
      invalidatesTags: ['consents'],
    }),
  }),
});

export const { useReadTermsMutation, useAcceptNewTermsMutation } = termsApi;
