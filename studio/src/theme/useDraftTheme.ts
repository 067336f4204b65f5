import { useMemo } from 'react';
import { useThemeQuery } from '../api/studioClient.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';
import { useDebounced } from '../editor/useDebounced.ts';
import { type DraftTheme, draftTheme } from './draftTheme.ts';

const settleMs = 250;

/** Returns the theme with unsaved changes: at once from the page, then confirmed by the server. */
export function useDraftTheme(): DraftTheme {
  const { brand, changes, edits } = useBrandEditor();
  const tokenEdits = useMemo(
    () => edits.filter(({ kind }) => ['set-token', 'unset-token', 'set-font', 'unset-font'].includes(kind)),
    [edits],
  );
  const settled = useDebounced(tokenEdits, settleMs);
  const { data } = useThemeQuery({ brand: brand.id, edits: settled }, { skip: settled.length === 0 });
  const confirmed = settled.length > 0 ? data?.theme : undefined;
  return useMemo(() => draftTheme(brand.theme, confirmed, changes), [brand.theme, confirmed, changes]);
}
