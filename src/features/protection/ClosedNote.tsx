import { Note } from '../../ui/note/Note.tsx';
import { useClosedAccount } from './useClosedAccount.ts';

/** Describes an action that a pause or an exclusion forbids. */
export const closedNoteId = 'closed-note';

/** Tells a paused or excluded player what the operator would refuse, before a press. */
export function ClosedNote() {
  const closed = useClosedAccount();
  if (!closed) return null;
  return (
    <div id={closedNoteId}>
      <Note kind="warning">{closed.title}; sacar continua possível.</Note>
    </div>
  );
}
