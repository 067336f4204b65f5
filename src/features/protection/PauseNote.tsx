import { Note } from '../../ui/note/Note.tsx';
import { usePausedUntil } from './usePausedUntil.ts';

/** Describes an action that the pause forbids. */
export const pauseNoteId = 'pause-note';

/** Tells a paused player what the operator would refuse, before a press. */
export function PauseNote() {
  const until = usePausedUntil();
  if (until === null) return null;
  return (
    <div id={pauseNoteId}>
      <Note kind="warning">Sua conta está em pausa até {until}; sacar continua possível.</Note>
    </div>
  );
}
