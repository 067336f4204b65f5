import { useEffect, useRef, useState } from 'react';
import type { DocumentKind } from '../../../../shared/contract/account/documents.ts';
import { alertRaised } from '../../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../../shared/state/rootState.ts';
import { documentFileError } from './documentFile.ts';
import { uploadErrorText, useUploadDocumentMutation } from './uploadDocument.ts';

interface ChosenFile {
  file: File;
  // Object URL of the picture; null for other files.
  preview: string | null;
}

interface DocumentUpload {
  chosen: ChosenFile | null;
  // Percent while uploading.
  sentPercent: number | null;
  error: string | null;
  choose: (file: File | undefined) => void;
  discard: () => void;
  send: () => void;
}

/** Uploads a selected file, which stays selected after a failure. */
export function useDocumentUpload(kind: DocumentKind): DocumentUpload {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [sentPercent, setSentPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [uploadDocument] = useUploadDocumentMutation();
  const upload = useRef<ReturnType<typeof uploadDocument>>(null);

  const preview = chosen?.preview ?? null;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  useEffect(() => () => upload.current?.abort(), []);

  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = documentFileError(file);
    setError(found);
    if (found) return;
    setChosen({ file, preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null });
  };

  const send = async (file: File) => {
    setError(null);
    setSentPercent(0);
    const onProgress = (sent: number, total: number) =>
      setSentPercent(total > 0 ? Math.round((sent / total) * 100) : 0);
    upload.current = uploadDocument({ kind, file, onProgress });
    const { error: failure } = await upload.current;
    setSentPercent(null);
    if (failure) {
      setError(uploadErrorText(failure));
      return;
    }
    setChosen(null);
    dispatch(alertRaised({ kind: 'success', text: 'Documento enviado.' }));
  };

  return {
    chosen,
    sentPercent,
    error,
    choose,
    discard: () => {
      setChosen(null);
      setError(null);
    },
    send: () => {
      if (chosen && sentPercent === null) void send(chosen.file);
    },
  };
}
