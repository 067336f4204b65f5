import { createContext, use, useEffect } from 'react';
import type { StudioOutput } from '../../../scripts/studio/studioApi.ts';
import type { Edit } from '../../../scripts/studio/studioEdits.ts';
import type { BrandDraft } from '../draft/draftSlice.ts';

export type BrandData = StudioOutput<'brand'>;

// What every tab of the editor works on.
export interface BrandEditor {
  brand: BrandData;
  changes: BrandDraft['changes'];
  // The unsaved changes in the form that the server takes.
  edits: Edit[];
  // One step of undo; null drops the unsaved change with that key.
  change: (edits: readonly { key: string; edit: Edit | null }[]) => void;
  // Ids of fields whose text is no value, so that it is in no change.
  refused: ReadonlySet<string>;
  refuse: (id: string, isRefused: boolean) => void;
}

export const BrandEditorContext = createContext<BrandEditor | undefined>(undefined);

export function useBrandEditor(): BrandEditor {
  const editor = use(BrandEditorContext);
  if (!editor) throw new Error('a tab of the editor is used outside of the editor');
  return editor;
}

/** Holds saving back while the text of a field is no value. */
export function useRefusedField(id: string, isRefused: boolean): void {
  const { refuse } = useBrandEditor();
  useEffect(() => {
    if (!isRefused) return undefined;
    refuse(id, true);
    return () => refuse(id, false);
  }, [id, isRefused, refuse]);
}
