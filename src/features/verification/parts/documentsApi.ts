import { type PlayerDocuments, playerDocumentsSchema } from '../../../shared/contract/documents.ts';
import { api } from '../../../shared/http/api.ts';
import { sendOptional } from '../../../shared/http/sendOptional.ts';
import { servicesOf } from '../../../shared/state/services.ts';

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the operator lists no documents. */
    listDocuments: build.query<PlayerDocuments | null, void>({
      queryFn: (_nothing, { extra, signal }) =>
        sendOptional(servicesOf(extra).http, {
          path: '/api/documents',
          schema: playerDocumentsSchema,
          signal,
        }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListDocumentsQuery } = documentsApi;
