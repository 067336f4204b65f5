import { useEffect, useRef, useState } from 'react';
import type { DocumentKind } from '../../../shared/contract/documents.ts';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { documentFileFault } from './documentFile.ts';
import { uploadDocument } from './uploadDocument.ts';

interface ChosenFile {
  file: File;
  /** Address of its picture; null for what is no picture. */
  preview: string | null;
}

interface DocumentUpload {
  chosen: ChosenFile | null;
  /** Percent while it is being sent. */
  sentPercent: number | null;
  fault: string | null;
  choose: (file: File | undefined) => void;
  discard: () => void;
  send: () => void;
}

/** A file on its way from the player's device to the operator. A failed one stays chosen. */
export function useDocumentUpload(kind: DocumentKind): DocumentUpload {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [sentPercent, setSentPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const left = useRef(new AbortController());

  const preview = chosen?.preview ?? null;
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);

  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = documentFileFault(file);
    setFault(found);
    if (found) return;
    setChosen({ file, preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null });
  };

  const send = async (file: File) => {
    setFault(null);
    setSentPercent(0);
    const { signal } = left.current;
    const onProgress = (sent: number, total: number) =>
      setSentPercent(total > 0 ? Math.round((sent / total) * 100) : 0);
    const outcome = await dispatch(uploadDocument({ kind, file, onProgress, signal }));
    if (signal.aborted) return;
    setSentPercent(null);
    if (outcome.ok) {
      setChosen(null);
      dispatch(alertRaised({ kind: 'success', text: 'Documento enviado.' }));
    } else {
      setFault(outcome.message);
    }
  };

  return {
    chosen,
    sentPercent,
    fault,
    choose,
    discard: () => {
      setChosen(null);
      setFault(null);
    },
    send: () => {
      if (chosen && sentPercent === null) void send(chosen.file);
    },
  };
}
