import { useEffect, useRef, useState } from 'react';
import { alertRaised } from '../../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../../shared/state/rootState.ts';
import { type LookUpFailure, lookUpFailure, useLookUpDocumentMutation } from '../../documentLookUp.ts';

export type LookUp = { state: 'idle' | 'looking' | 'found' } | LookUpFailure;

// Debounces corrections and repeated pastes.
const quietMs = 500;
const documentDigits = 11;
const messageDisplayMs = 5_000;

interface LookUpEvents {
  onFound: (person: { name: string; birthday: string }) => void;
  // Called when the number is removed.
  onCleared: () => void;
}

/** Looks up a complete tax number after a pause and aborts when it changes. */
export function useDocumentLookUp(document: string, events: LookUpEvents): LookUp {
  const dispatch = useAppDispatch();
  const [lookUpDocument] = useLookUpDocumentMutation();
  const [lookUp, setLookUp] = useState<LookUp>({ state: 'idle' });
  // A number restored from a draft was looked up before.
  const seen = useRef(document);
  const latestEvents = useRef(events);
  useEffect(() => {
    latestEvents.current = events;
  });

  useEffect(() => {
    if (document === seen.current) return undefined;
    seen.current = document;
    setLookUp({ state: 'idle' });
    if (document === '') latestEvents.current.onCleared();
    if (document.length !== documentDigits) return undefined;

    let hasChanged = false;
    let request: ReturnType<typeof lookUpDocument> | null = null;
    const send = async () => {
      setLookUp({ state: 'looking' });
      request = lookUpDocument(document);
      const { data, error } = await request;
      if (hasChanged) return;
      if (data) {
        latestEvents.current.onFound(data);
        setLookUp({ state: 'found' });
        return;
      }
      const failure = lookUpFailure(error);
      setLookUp(failure);
      dispatch(alertRaised({ kind: 'error', text: failure.message, displayMs: messageDisplayMs }));
    };
    const timer = setTimeout(() => void send(), quietMs);
    return () => {
      clearTimeout(timer);
      hasChanged = true;
      request?.abort();
    };
  }, [document, dispatch, lookUpDocument]);

  return lookUp;
}
