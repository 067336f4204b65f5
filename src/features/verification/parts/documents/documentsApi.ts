import { listDocumentsCall, type PlayerDocuments } from '../../../../shared/contract/account/documents.ts';
import { api } from '../../../../shared/query/api.ts';
import { requestOf } from '../../../../shared/query/fromCall.ts';
import { sendOptional } from '../../../../shared/query/sendTyped.ts';
import { readServices } from '../../../../shared/state/rootState.ts';

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Null when the operator lists no documents.
    listDocuments: build.query<PlayerDocuments | null, void>({
      queryFn: (_nothing, { dispatch, signal }) =>
        sendOptional(readServices(dispatch).http, requestOf(listDocumentsCall, { signal })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListDocumentsQuery } = documentsApi;
