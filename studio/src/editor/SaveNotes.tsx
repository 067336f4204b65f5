import { Link } from 'react-router';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Cluster } from '../../../src/ui/layout/Cluster.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { useBrandQuery } from '../api/studioClient.ts';
import { ProblemList } from '../checks/ProblemList.tsx';
import { ErrorNote } from '../shell/ErrorNote.tsx';
import { useStudioSelector } from '../store/store.ts';
import { useTexts } from '../texts/useTexts.ts';
import { useBrandEditor } from './BrandEditor.ts';
import type { SaveOutcome } from './useSave.ts';

interface SaveNotesProps {
  outcome: SaveOutcome | undefined;
  onDismiss: () => void;
  onKeep: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Says how the last save ended, and warns of files that changed since the draft was begun. */
export function SaveNotes({ outcome, onDismiss, onKeep, onDiscard, onSave }: SaveNotesProps) {
  const t = useTexts();
  const { brand, edits } = useBrandEditor();
  const draft = useStudioSelector((state) => state.draft[brand.id]);
  const hashes = new Map(brand.files.map(({ file, hash }) => [file, hash]));
  const changedFiles = (draft?.files ?? [])
    .filter(({ file, hash }) => hashes.has(file) && hashes.get(file) !== hash)
    .map(({ file }) => file);
  // While they are read again, the hashes may be those from before the save.
  const { isFetching } = useBrandQuery({ brand: brand.id, environment: brand.settings.environment });
  const conflict = outcome?.kind === 'conflict' ? outcome.files : isFetching ? [] : changedFiles;
  const dismissButton = (
    <Button variant="quiet" size="s" onClick={onDismiss}>
      {t.shell.close}
    </Button>
  );

  return (
    <Box>
      {edits.length > 0 && conflict.length > 0 && (
        <Note kind="warning" role="alert">
          {t.editor.conflict} <code>{conflict.join(', ')}</code>
          <Cluster>
            <Button variant="quiet" size="s" onClick={onKeep}>
              {t.editor.keepMine}
            </Button>
            <Button variant="quiet" size="s" onClick={onDiscard}>
              {t.editor.discardMine}
            </Button>
          </Cluster>
        </Note>
      )}
      {outcome?.kind === 'saved' && edits.length === 0 && (
        <Note kind="success" role="status" action={dismissButton}>
          {t.editor.saved}
        </Note>
      )}
      {outcome?.kind === 'refused' && (
        <Note kind="danger" role="alert" action={dismissButton}>
          {t.editor.refused(outcome.problems.length)}{' '}
          <Link to={`/brands/${brand.id}/checks`}>{t.editor.toChecks}</Link>
          <ProblemList problems={outcome.problems.slice(0, 3)} />
        </Note>
      )}
      {outcome?.kind === 'unreadable' && (
        <Note kind="danger" role="alert" action={dismissButton}>
          {t.editor.unreadable}
        </Note>
      )}
      {outcome?.kind === 'failed' && <ErrorNote error={outcome.error} onRetry={onSave} />}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${token('space.2xs')};
`;
