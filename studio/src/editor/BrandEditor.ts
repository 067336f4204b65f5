import { createContext, use } from 'react';
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
}

export const BrandEditorContext = createContext<BrandEditor | undefined>(undefined);

export function useBrandEditor(): BrandEditor {
  const editor = use(BrandEditorContext);
  if (!editor) throw new Error('a tab of the editor is used outside of the editor');
  return editor;
}
