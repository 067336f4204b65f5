import type { SerializedError } from '@reduxjs/toolkit';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import { type StudioError, studioClient } from '../api/studioClient.ts';
import { useStudioSelector } from '../store/store.ts';
import { ServerText } from '../texts/ServerText.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface ErrorNoteProps {
  error: StudioError | SerializedError;
  onRetry?: () => void;
  // The note of the shell, above every screen.
  inShell?: boolean;
}

const selectState = studioClient.endpoints.state.select({});

/** Says what failed, what is safe and what to do, with the technical detail below. */
export function ErrorNote({ error, onRetry, inShell = false }: ErrorNoteProps) {
  const t = useTexts();
  const reason = 'reason' in error ? error.reason : 'failed';
  const { error: shellError } = useStudioSelector(selectState);
  // Once is enough for a server that is gone: every call of a screen fails with it.
  const isSaid = shellError && 'reason' in shellError && shellError.reason === reason;
  if (isSaid && !inShell) return null;
  return (
    <Note
      kind="danger"
      role="alert"
      action={
        onRetry && (
          <Button variant="quiet" size="s" onClick={onRetry}>
            {t.errors.retry}
          </Button>
        )
      }
    >
      {t.errors[reason]}
      {reason !== 'gone' && reason !== 'token' && (
        <Detail>
          <ServerText text={error.message ?? ''} />
        </Detail>
      )}
    </Note>
  );
}

const Detail = styled.small`
  display: block;
  padding-block-start: ${token('space.2xs')};
  color: ${token('color.text')};
`;
