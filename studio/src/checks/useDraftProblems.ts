import { skipToken } from '@reduxjs/toolkit/query/react';
import type { StudioProblem } from '../../../scripts/studio/studioModels.ts';
import { useCheckQuery } from '../api/studioClient.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { useDebounced } from '../editor/useDebounced.ts';

const settleMs = 600;
const none: readonly StudioProblem[] = [];

/** Returns what the check says of the brand with its unsaved changes; nothing without any. */
export function useDraftProblems(): readonly StudioProblem[] {
  const { brand, edits } = useBrandEditor();
  const settled = useDebounced(edits, settleMs);
  const isEdited = edits.length > 0 && settled.length > 0;
  const { data } = useCheckQuery(isEdited ? { brand: brand.id, edits: settled } : skipToken);
  return (isEdited && data?.problems) || none;
}
