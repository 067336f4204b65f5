/** Tells whether an hour of the day lies in a span whose end is excluded and which may pass midnight. */
export function isQuietHour({ from, until }: { from: number; until: number }, hour: number): boolean {
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}

/** Returns the hour of the day, 0 to 23, in a time zone. */
export function hourIn(instant: Date, timeZone: string): number {
  return Number(
    new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant),
  );
}
