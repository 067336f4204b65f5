// The product's time zone; the operator's `general_timezone` may name another.
export const defaultTimeZone = 'America/Sao_Paulo';

const checked = new Map<string, string>();

/** Returns the operator's time zone, or the default where the setting is empty or invalid. */
export function siteTimeZone({ general_timezone: name }: { general_timezone: string }): string {
  const known = checked.get(name);
  if (known) return known;
  const timeZone = name && isTimeZone(name) ? name : defaultTimeZone;
  checked.set(name, timeZone);
  return timeZone;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: name }));
  } catch {
    return false;
  }
}
