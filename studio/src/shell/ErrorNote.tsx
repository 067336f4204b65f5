import type { SerializedError } from '@reduxjs/toolkit';
import { styled } from 'styled-components';
import { token } from '../../../src/shared/tokens/token.ts';
import { Button } from '../../../src/ui/button/Button.tsx';
import { Note } from '../../../src/ui/note/Note.tsx';
import type { StudioError } from '../api/studioClient.ts';
import { useTexts } from '../texts/useTexts.ts';

interface ErrorNoteProps {
  error: StudioError | SerializedError;
  onRetry?: () => void;
}

/** Says what failed, what is safe and what to do, with the technical detail below. */
export function ErrorNote({ error, onRetry }: ErrorNoteProps) {
  const t = useTexts();
  const reason = 'reason' in error ? error.reason : 'failed';
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
      {reason !== 'gone' && reason !== 'token' && <Detail lang="en">{error.message}</Detail>}
    </Note>
  );
}

const Detail = styled.small`
  display: block;
  padding-block-start: ${token('space.2xs')};
  color: ${token('color.text')};
`;
