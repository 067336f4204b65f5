import { useCallback, useState } from 'react';
import type { StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { type StudioError, useSaveMutation } from '../api/studioClient.ts';
import { rebased, saved } from '../draft/draftSlice.ts';
import { type StudioStore, useStudioDispatch, useStudioSelector } from '../store/store.ts';
import { useBrandEditor } from './BrandEditor.ts';

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'conflict'; files: readonly string[] }
  | { kind: 'refused'; problems: readonly StudioProblem[] }
  | { kind: 'failed'; error: StudioError };

/** Saves the draft as one change; on any other outcome the draft stays as it is. */
export function useSave() {
  const { brand, changes, change } = useBrandEditor();
  const draft = useStudioSelector((state) => state.draft[brand.id]);
  const dispatch: StudioStore['dispatch'] = useStudioDispatch();
  const [send, { isLoading }] = useSaveMutation();
  const [outcome, setOutcome] = useState<SaveOutcome>();

  const save = useCallback(async () => {
    if (!draft || isLoading) return;
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
    if (data.result === 'saved') {
      dispatch(saved({ brand: brand.id, files: data.files, changes: sent }));
      setOutcome({ kind: 'saved' });
    } else if (data.result === 'changed-on-disk') setOutcome({ kind: 'conflict', files: data.files });
    else setOutcome({ kind: 'refused', problems: data.problems });
  }, [brand.id, dispatch, draft, isLoading, send]);

  const dismiss = useCallback(() => setOutcome(undefined), []);
  // The draft lists single values, so it applies to the changed files too.
  const keepMine = () => {
    dispatch(rebased({ brand: brand.id, files: brand.files }));
    setOutcome(undefined);
  };
  // One step, so that undo brings everything back.
  const discard = () => {
    change(Object.keys(changes).map((key) => ({ key, edit: null })));
    setOutcome(undefined);
  };
  return { save, saving: isLoading, outcome, dismiss, keepMine, discard };
}
