import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Edit } from '../../../scripts/studio/studioEdits.ts';
import type { FileHash } from '../../../scripts/studio/studioModels.ts';

export interface Patch {
  key: string;
  before: Edit | null;
  after: Edit | null;
}

interface Step {
  atMs: number;
  patches: Patch[];
}

export interface BrandDraft {
  // The files that the changes were made against.
  files: FileHash[];
  // By the key of `editKey`.
  changes: Record<string, Edit>;
  past: Step[];
  future: Step[];
}

export type DraftState = Record<string, BrandDraft>;

interface Changed {
  brand: string;
  files: FileHash[];
  // Null drops an unsaved change.
  edits: { key: string; edit: Edit | null }[];
  atMs: number;
}

// Changes of one control in quick succession are one step.
const sameStepMs = 800;
const mostSteps = 200;

function apply(draft: BrandDraft, patches: readonly Patch[], side: 'before' | 'after'): void {
  for (const patch of patches) {
    const value = patch[side];
    if (value === null) delete draft.changes[patch.key];
    else draft.changes[patch.key] = value;
  }
}

const draftSlice = createSlice({
  name: 'draft',
  initialState: {} as DraftState,
  reducers: {
    changed(state, { payload }: PayloadAction<Changed>) {
      const { brand, files, edits, atMs } = payload;
      state[brand] ??= { files, changes: {}, past: [], future: [] };
      const draft = state[brand];
      if (Object.keys(draft.changes).length === 0) draft.files = files;
      const patches = edits.map(({ key, edit }) => ({
        key,
        before: draft.changes[key] ?? null,
        after: edit,
      }));
      apply(draft, patches, 'after');
      draft.future = [];
      const last = draft.past.at(-1);
      const [first] = patches;
      const [previous] = last?.patches ?? [];
      const isOne = patches.length === 1 && last?.patches.length === 1;
      // Taking a change back is a step of its own, also right after the change.
      const isSameControl = isOne && first?.key === previous?.key && first?.after !== null;
      if (last && first && previous && isSameControl && atMs - last.atMs < sameStepMs) {
        previous.after = first.after;
        last.atMs = atMs;
      } else draft.past = [...draft.past, { atMs, patches }].slice(-mostSteps);
    },
    undone(state, { payload: brand }: PayloadAction<string>) {
      const draft = state[brand];
      const step = draft?.past.pop();
      if (!draft || !step) return;
      apply(draft, step.patches.toReversed(), 'before');
      draft.future.push(step);
    },
    redone(state, { payload: brand }: PayloadAction<string>) {
      const draft = state[brand];
      const step = draft?.future.pop();
      if (!draft || !step) return;
      apply(draft, step.patches, 'after');
      draft.past.push({ ...step, atMs: 0 });
    },
    // The changes stay, on top of files that have changed meanwhile.
    rebased(state, { payload }: PayloadAction<{ brand: string; files: FileHash[] }>) {
      const draft = state[payload.brand];
      if (draft) draft.files = payload.files;
    },
    // Another tab has saved or dropped the draft.
    discarded(state, { payload: brand }: PayloadAction<string>) {
      delete state[brand];
    },
    // Drops what was saved and keeps what changed while the request was under way.
    saved(
      state,
      { payload }: PayloadAction<{ brand: string; files: FileHash[]; changes: BrandDraft['changes'] }>,
    ) {
      const draft = state[payload.brand];
      if (!draft) return;
      const left = Object.entries(draft.changes).filter(
        ([key, value]) => JSON.stringify(payload.changes[key]) !== JSON.stringify(value),
      );
      if (left.length === 0) delete state[payload.brand];
      else
        state[payload.brand] = {
          files: payload.files,
          changes: Object.fromEntries(left),
          past: [],
          future: [],
        };
    },
    // Replaces the draft by that of storage: at the start, or from another tab.
    restored(state, { payload }: PayloadAction<{ brand: string; draft: BrandDraft }>) {
      state[payload.brand] = payload.draft;
    },
  },
});

export const draftReducer = draftSlice.reducer;
export const { changed, undone, redone, rebased, discarded, saved, restored } = draftSlice.actions;
