import { useEffect, useRef, useState } from 'react';
import { alertRaised } from '../../../shared/state/alertsSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { lookUpDocument } from '../documentLookUp.ts';

export type LookUp =
  | { state: 'idle' | 'looking' | 'found' }
  | { state: 'refused' | 'unavailable'; message: string };

/** Whoever corrects a digit or pastes twice asks once. */
const quietMs = 500;
const documentDigits = 11;
const messageDisplayMs = 5_000;

interface LookUpEvents {
  onFound: (person: { name: string; birthday: string }) => void;
  /** The number was taken away again. */
  onCleared: () => void;
}

/** Looks a whole tax number up once it rests; a number that is changed meanwhile is looked up no longer. */
export function useDocumentLookUp(document: string, events: LookUpEvents): LookUp {
  const dispatch = useAppDispatch();
  const [lookUp, setLookUp] = useState<LookUp>({ state: 'idle' });
  /** A number that a draft brought back was looked up when it was typed. */
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

    const changed = new AbortController();
    const look = async () => {
      setLookUp({ state: 'looking' });
      const outcome = await dispatch(lookUpDocument(document, changed.signal));
      if (changed.signal.aborted || outcome.kind === 'aborted') return;
      if (outcome.kind === 'found') {
        latestEvents.current.onFound(outcome);
        setLookUp({ state: 'found' });
        return;
      }
      setLookUp({ state: outcome.kind, message: outcome.message });
      dispatch(alertRaised({ kind: 'error', text: outcome.message, displayMs: messageDisplayMs }));
    };
    const timer = setTimeout(() => void look(), quietMs);
    return () => {
      clearTimeout(timer);
      changed.abort();
    };
  }, [document, dispatch]);

  return lookUp;
}
