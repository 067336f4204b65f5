import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Badge } from '../../../src/ui/badge/Badge.tsx';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx';
import { Cluster } from '../../../src/ui/layout/Cluster.tsx';
import { redone, undone } from '../draft/draftSlice.ts';
import { useStudioDispatch, useStudioSelector } from '../store/store.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useBrandEditor } from './BrandEditor.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { SaveNotes } from './SaveNotes.tsx';
import { useEditorKeys } from './useEditorKeys.ts';
import { useSave } from './useSave.ts';

function layoutOf(value: unknown): 'default' | 'blaze' | 'orange' {
  return value === 'blaze' || value === 'orange' ? value : 'default';
}

export function EditorBar() {
  const t = useTexts();
  const { brand, edits } = useBrandEditor();
  const dispatch = useStudioDispatch();
  const canUndo = useStudioSelector((state) => (state.draft[brand.id]?.past.length ?? 0) > 0);
  const canRedo = useStudioSelector((state) => (state.draft[brand.id]?.future.length ?? 0) > 0);
  const [listing, setListing] = useState(false);
  const { save, saving, outcome, dismiss, keepMine, discard } = useSave();
  const undo = useCallback(() => dispatch(undone(brand.id)), [dispatch, brand.id]);
  const redo = useCallback(() => dispatch(redone(brand.id)), [dispatch, brand.id]);
  useEditorKeys({ undo, redo, save });
  const count = edits.length;

  return (
    <Box>
      <title>{`${brand.name} · ${t.shell.title}`}</title>
      <Bar>
        <h1>{brand.name}</h1>
        <Badge>{t.layouts[layoutOf(brand.settings.record?.layout)]}</Badge>
        <Link to={`/compare?brands=${brand.id}`}>{t.editor.compare}</Link>
        <Spring />
        <Button variant="quiet" size="s" disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={undo}>
          {t.editor.undo}
        </Button>
        <Button
          variant="quiet"
          size="s"
          disabled={!canRedo}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={redo}
        >
          {t.editor.redo}
        </Button>
        <Button variant="quiet" size="s" disabled={count === 0} onClick={() => setListing(true)}>
          {t.editor.changes(count)}
        </Button>
        <Button
          size="s"
          disabled={count === 0}
          loading={saving}
          aria-keyshortcuts="Control+S"
          onClick={() => void save()}
        >
          {t.editor.save}
        </Button>
      </Bar>
      <SaveNotes outcome={outcome} onDismiss={dismiss} onKeep={keepMine} onDiscard={discard} onSave={save} />
      <Dialog
        open={listing}
        title={t.editor.changes(count)}
        closeLabel={t.shell.close}
        size="l"
        onClose={() => setListing(false)}
        footer={
          <Cluster $justify="space-between">
            <Button
              variant="danger"
              onClick={() => {
                discard();
                setListing(false);
              }}
            >
              {t.editor.discardAll}
            </Button>
            <Button
              onClick={() => {
                setListing(false);
                void save();
              }}
            >
              {t.editor.save}
            </Button>
          </Cluster>
        }
      >
        <ChangesTable />
      </Dialog>
    </Box>
  );
}

const Box = styled.div`
  grid-column: 1 / -1;
  border-block-end: 1px solid ${token('color.border')};
  background: ${token('color.surface')};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.xs')};
  padding: ${token('space.xs')} ${token('space.m')};

  h1 {
    padding-inline-end: ${token('space.2xs')};
    font-size: 1.25rem;
  }
`;

const Spring = styled.span`
  flex: 1;
`;
