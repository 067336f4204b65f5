import { type DocumentKind, uploadedDocumentSchema } from '../../../shared/contract/documents.ts';
import { type HttpError, isNotOffered } from '../../../shared/http/httpError.ts';
import type { UploadProgress } from '../../../shared/http/httpRequest.ts';
import type { AppDispatch } from '../../../shared/state/rootState.ts';
import { servicesOf } from '../../../shared/state/services.ts';
import { documentsApi } from './documentsApi.ts';

export type UploadOutcome = { ok: true } | { ok: false; message: string };

interface Upload {
  kind: DocumentKind;
  file: File;
  onProgress: UploadProgress;
  signal: AbortSignal;
}

/** Photographs over a weak connection take their time. */
const uploadTimeoutMs = 180_000;
const failed = 'O envio não chegou ao fim. O arquivo continua aqui: confira sua conexão e tente de novo.';

export function uploadDocument({ kind, file, onProgress, signal }: Upload) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<UploadOutcome> => {
    const body = new FormData();
    body.append('kind', kind);
    body.append('file', file);
    const result = await servicesOf(extra).http.send({
      method: 'POST',
      path: '/api/documents',
      body,
      schema: uploadedDocumentSchema,
      onUploadProgress: onProgress,
      timeoutMs: uploadTimeoutMs,
      signal,
    });
    if (!result.ok) return { ok: false, message: wordsOf(result.error) };
    const { data: document } = result.data;
    dispatch(
      documentsApi.util.updateQueryData('listDocuments', undefined, (documents) => {
        if (!documents) return { data: [document] };
        documents.data.unshift(document);
        return documents;
      }),
    );
    return { ok: true };
  };
}

function wordsOf(error: HttpError): string {
  if (error.kind !== 'http') return failed;
  if (isNotOffered(error)) return 'O envio de documentos não está disponível aqui. Fale com o nosso suporte.';
  if (error.status === 413) return 'O arquivo passa de 5 MB. Escolha outro.';
  return error.status < 500 && error.message ? error.message : failed;
}
