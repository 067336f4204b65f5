import * as v from 'valibot';
import { editSchema } from '../../../scripts/studio/studioEdits.ts';
import { fileHashSchema } from '../../../scripts/studio/studioModels.ts';
import type { BrandDraft, DraftState } from './draftSlice.ts';

const prefix = 'bandeira-studio-draft-';

const patchSchema = v.object({
  key: v.string(),
  before: v.nullable(editSchema),
  after: v.nullable(editSchema),
});
const stepSchema = v.object({ atMs: v.number(), patches: v.array(patchSchema) });
const draftSchema = v.object({
  files: v.array(fileHashSchema),
  changes: v.record(v.string(), editSchema),
  past: v.array(stepSchema),
  future: v.array(stepSchema),
});

export function parseDraft(text: string | null): BrandDraft | undefined {
  if (text === null) return undefined;
  try {
    const read = v.safeParse(draftSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the drafts that a crash, a closed tab or a reload has left. */
export function storedDrafts(storage: Storage): DraftState {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(
    keys.flatMap((key) => {
      const draft = key.startsWith(prefix) ? parseDraft(storage.getItem(key)) : undefined;
      return draft ? [[key.slice(prefix.length), draft]] : [];
    }),
  );
}

export function brandOfStorageKey(key: string | null): string | undefined {
  return key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

/** Writes changed drafts and removes those that are gone; false when the storage is full. */
export function storeDrafts(storage: Storage, before: DraftState, after: DraftState): boolean {
  try {
    for (const brand of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const draft = after[brand];
      if (draft === before[brand]) continue;
      if (draft) {
        try {
          storage.setItem(prefix + brand, JSON.stringify(draft));
        } catch {
          // The steps of undo weigh most.
          storage.setItem(prefix + brand, JSON.stringify({ ...draft, past: [], future: [] }));
        }
      } else storage.removeItem(prefix + brand);
    }
    return true;
  } catch {
    return false;
  }
}
