import { type PlayerDocuments, playerDocumentsSchema } from '../../../shared/contract/documents.ts';
import { api } from '../../../shared/http/api.ts';

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query<PlayerDocuments, void>({
      query: () => ({ path: '/api/documents', schema: playerDocumentsSchema }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListDocumentsQuery } = documentsApi;
