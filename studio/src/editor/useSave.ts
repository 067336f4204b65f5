import { useCallback, useState } from 'react';
import type { FileHash, StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { type StudioError, studioClient, useSaveMutation } from '../api/studioClient.ts';
import { rebased, saved } from '../draft/draftSlice.ts';
import { type StudioStore, useStudioDispatch, useStudioSelector } from '../store/store.ts';
import { useBrandEditor } from './BrandEditor.ts';

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'conflict'; files: readonly string[]; now: FileHash[] }
  // A field shows a text that is no value, which would be left out.
  | { kind: 'unreadable'; field: string }
  | { kind: 'refused'; problems: readonly StudioProblem[] }
  | { kind: 'failed'; error: StudioError };

/** Saves the draft as one change; on any other outcome the draft stays as it is. */
export function useSave() {
  const { brand, changes, change, refused } = useBrandEditor();
  const draft = useStudioSelector((state) => state.draft[brand.id]);
  const dispatch: StudioStore['dispatch'] = useStudioDispatch();
  const [send, { isLoading }] = useSaveMutation();
  const { environment } = brand.settings;
  const [reading, setReading] = useState(false);
  const saving = isLoading || reading;
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const isStale =
    outcome?.kind === 'saved' ? draft !== undefined : outcome !== undefined && outcome.kind !== 'conflict';
  // What the last save said is of the draft that it was sent.
  const [seen, setSeen] = useState(changes);
  if (seen !== changes) {
    setSeen(changes);
    if (isStale) setOutcome(undefined);
  }
  const [field] = refused;
  if (outcome?.kind === 'unreadable' && outcome.field !== field) setOutcome(undefined);

  const save = useCallback(async () => {
    if (!draft || saving) return;
    if (field !== undefined) {
      setOutcome({ kind: 'unreadable', field });
      document.getElementById(field)?.focus();
      return;
    }
    const { changes: sent, files } = draft;
    const response = await send({ brand: brand.id, edits: Object.values(sent), files });
    if (response.error) {
      const error = 'reason' in response.error ? response.error : undefined;
      setOutcome({
        kind: 'failed',
        error: error ?? { reason: 'failed', message: String(response.error.message) },
      });
      return;
    }
    const { data } = response;
    const now =
      data.result === 'saved' ? data.files : data.result === 'changed-on-disk' ? data.now : undefined;
    // The hashes are known at once.
    if (now)
      dispatch(
        studioClient.util.updateQueryData('brand', { brand: brand.id, environment }, (cached) => {
          cached.files = now;
        }),
      );
    if (data.result === 'saved') {
      dispatch(rebased({ brand: brand.id, files: data.files }));
      // Without the draft, the controls would show the old contents until the new ones arrive.
      setReading(true);
      await dispatch(
        studioClient.endpoints.brand.initiate(
          { brand: brand.id, environment },
          { subscribe: false, forceRefetch: true },
        ),
      );
      setReading(false);
      dispatch(saved({ brand: brand.id, files: data.files, changes: sent }));
      setOutcome({ kind: 'saved' });
    } else if (data.result === 'changed-on-disk')
      setOutcome({ kind: 'conflict', files: data.files, now: data.now });
    else setOutcome({ kind: 'refused', problems: data.problems });
  }, [brand.id, dispatch, draft, environment, field, saving, send]);

  const dismiss = useCallback(() => setOutcome(undefined), []);
  // The draft lists single values, so it applies to the changed files too.
  const keepMine = () => {
    const files = outcome?.kind === 'conflict' ? outcome.now : brand.files;
    dispatch(rebased({ brand: brand.id, files }));
    setOutcome(undefined);
  };
  // One step, so that undo brings everything back.
  const discard = () => {
    change(Object.keys(changes).map((key) => ({ key, edit: null })));
    setOutcome(undefined);
  };
  return { save, saving, outcome, dismiss, keepMine, discard };
}
