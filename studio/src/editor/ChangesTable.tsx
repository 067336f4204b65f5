import { styled } from 'styled-components';
import type { Edit } from '../../../scripts/studio/studioEdits.ts';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Table } from '../../../src/ui/table/Table.tsx';
import { editKey } from '../draft/editKey.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ValueText } from '../theme/ValueText.tsx';
import { type BrandData, useBrandEditor } from './BrandEditor.ts';
import { valueAt } from './valueAt.ts';

/** Reads what the files say now about the value that an edit changes. */
function savedValue(brand: BrandData, edit: Edit): unknown {
  switch (edit.kind) {
    case 'set-token':
    case 'unset-token':
      return brand.theme.tokens.find(({ token: name }) => name === edit.token)?.value;
    case 'set-field':
    case 'unset-field':
      return edit.environment === null
        ? (valueAt(brand.entry, edit.path) ?? valueAt(brand.settings.record, edit.path))
        : valueAt(brand.entry, ['environments', edit.environment, ...edit.path]);
    case 'set-legal':
    case 'unset-legal':
      return brand.legal.find(({ slug }) => slug === edit.slug)?.text;
    case 'set-voice':
    case 'unset-voice': {
      const line = brand.voice.find(({ name }) => name === edit.name);
      return line?.own ?? line?.standard;
    }
    case 'set-picture':
      return brand.pictures.find(({ picture }) => picture === edit.picture)?.source;
    case 'set-font':
    case 'unset-font':
      return brand.fonts.find(({ file }) => file === edit.file)?.family;
    case 'set-token-map':
      return undefined;
  }
}

function nextValue(edit: Edit): unknown {
  switch (edit.kind) {
    case 'set-token':
    case 'set-field':
      return edit.value;
    case 'set-legal':
    case 'set-voice':
      return edit.text;
    case 'set-picture':
      return `data:image/${edit.format === 'svg' ? 'svg+xml' : 'png'};base64,${edit.content}`;
    case 'set-font':
      return edit.file;
    default:
      return undefined;
  }
}

export function ChangesTable() {
  const t = useTexts();
  const { brand, edits, change } = useBrandEditor();
  return (
    <Table
      caption={t.editor.unsaved}
      captionHidden
      rows={edits}
      rowKey={editKey}
      empty={<Empty>{t.editor.noChanges}</Empty>}
      columns={[
        { key: 'what', header: t.editor.what, cell: (edit) => t.editLabel(edit) },
        {
          key: 'before',
          header: t.editor.before,
          cell: (edit) => <ValueText value={savedValue(brand, edit)} />,
        },
        {
          key: 'after',
          header: t.editor.after,
          cell: (edit) =>
            edit.kind.startsWith('unset') ? (
              <em>{edit.kind === 'unset-font' ? t.fonts.removed : t.editor.inheritedAgain}</em>
            ) : (
              <ValueText value={nextValue(edit)} />
            ),
        },
        {
          key: 'drop',
          header: t.editor.revert,
          cell: (edit) => (
            <OneLine>
              <Button
                variant="quiet"
                size="s"
                aria-label={t.editor.revertOne(t.editLabel(edit))}
                onClick={() => change([{ key: editKey(edit), edit: null }])}
              >
                {t.editor.revert}
              </Button>
            </OneLine>
          ),
        },
      ]}
    />
  );
}

// Cells break words anywhere beside long values.
const OneLine = styled.span`
  white-space: nowrap;
`;

const Empty = styled.p`
  padding: ${token('space.m')};
`;
