// Two short notes, in hertz.
const notes = [659, 988];
const noteS = 0.12;

let context: AudioContext | undefined;

/** Plays a short chime; browsers without audio stay silent. */
export function playWinSound(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [index, hertz] of notes.entries()) {
    const startS = currentTime + index * noteS;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0.12, startS);
    volume.gain.exponentialRampToValueAtTime(0.001, startS + noteS * 2);
    note.connect(volume).connect(destination);
    note.start(startS);
    note.stop(startS + noteS * 2);
  }
}
