import type { SerializedError } from '@reduxjs/toolkit';
import { type DocumentKind, uploadDocumentCall } from '../../../../shared/contract/account/documents.ts';
import { type HttpError, isHttpError, isNotOffered } from '../../../../shared/http/httpError.ts';
import type { UploadProgress } from '../../../../shared/http/httpRequest.ts';
import { api } from '../../../../shared/query/api.ts';
import { fromCall } from '../../../../shared/query/fromCall.ts';
import { documentsApi } from './documentsApi.ts';

interface Upload {
  kind: DocumentKind;
  file: File;
  onProgress: UploadProgress;
}

// Photos need time on a slow connection.
const uploadTimeoutMs = 180_000;
const failed = 'O envio não foi concluído. O arquivo continua aqui: confira sua conexão e tente de novo.';

const uploadDocumentApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadDocument: build.mutation({
      ...fromCall(uploadDocumentCall, ({ kind, file, onProgress }: Upload) => ({
        body: formData({ kind, file }),
        onUploadProgress: onProgress,
        timeoutMs: uploadTimeoutMs,
      })),
      onQueryStarted: async (_upload, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        const { data: document } = response.data;
        dispatch(
          documentsApi.util.updateQueryData('listDocuments', undefined, (documents) => {
            if (!documents) return { data: [document] };
            documents.data.unshift(document);
            return documents;
          }),
        );
      },
    }),
  }),
});

export const { useUploadDocumentMutation } = uploadDocumentApi;

function formData({ kind, file }: Pick<Upload, 'kind' | 'file'>): FormData {
  const body = new FormData();
  body.append('kind', kind);
  body.append('file', file);
  return body;
}

export function uploadErrorText(error: HttpError | SerializedError): string {
  if (!isHttpError(error) || error.kind !== 'http') return failed;
  if (isNotOffered(error)) return 'O envio de documentos não está disponível aqui. Fale com o nosso suporte.';
  if (error.status === 413) return 'O arquivo passa de 5 MB. Escolha outro.';
  return error.status < 500 && error.message ? error.message : failed;
}
