import { useMemo } from 'react';
import type { FontRow } from '../../../scripts/studio/studioModels.ts';
import { useBrandEditor } from '../editor/BrandEditor.ts';

export type DraftFont = Pick<FontRow, 'file' | 'family' | 'weights' | 'content'> & { isUnsaved: boolean };

const familyOf = (file: string): string => file.replace(/(?:-[1-9]00)?\.woff2$/, '');

/** Lists the files of the brand's own fonts with unsaved changes. */
export function useDraftFonts(): readonly DraftFont[] {
  const { brand, edits } = useBrandEditor();
  // A change of anything else must not send the fonts again.
  const changes = JSON.stringify(edits.filter(({ kind }) => kind === 'set-font' || kind === 'unset-font'));
  return useMemo(() => {
    const changed: typeof edits = JSON.parse(changes);
    const files = changed.flatMap((edit) => ('file' in edit ? [edit.file] : []));
    const saved = brand.fonts.filter(({ file }) => !files.includes(file));
    const unsaved = changed.flatMap((edit) => {
      if (edit.kind !== 'set-font') return [];
      const { file, weights, content } = edit;
      return [{ file, family: familyOf(file), weights, content, isUnsaved: true }];
    });
    return [...saved.map((font) => ({ ...font, isUnsaved: false })), ...unsaved];
  }, [brand.fonts, changes]);
}
