import { Note } from '../../ui/note/Note.tsx';
import { usePausedUntil } from './usePausedUntil.ts';

/** Tells a paused player what the operator would refuse, before a press. */
export function PauseNote() {
  const until = usePausedUntil();
  if (until === null) return null;
  return <Note kind="warning">Sua conta está em pausa até {until}; sacar continua possível.</Note>;
}
