import * as v from 'valibot';

const deepest = 16;
const mostValues = 5_000;
// Text that every store accepts: no NUL and no half of a surrogate pair.
const isPlain = (text: string) => !text.includes('\0') && text.isWellFormed();

// A calendar day as an ISO date, with a year that every store accepts.
export const dateSchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => /^(19|20)/.test(text) && isDay(text), 'Data inválida.'),
);

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Whether the path and the query of a URL decode to plain text. */
export function isPlainUrl(url: string): boolean {
  const { pathname, search } = new URL(url);
  try {
    return isPlain(decodeURIComponent(pathname + search));
  } catch {
    return false;
  }
}

/** Checks that texts of a JSON value are plain and that it is neither deep nor large, without recursion. */
export function isPlainJson(value: unknown): boolean {
  const left: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let seen = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    seen += 1;
    const { value: current, depth } = next;
    if (seen > mostValues || depth > deepest) return false;
    if (typeof current === 'string' && !isPlain(current)) return false;
    if (typeof current !== 'object' || current === null) continue;
    for (const [key, child] of Object.entries(current)) {
      if (!isPlain(key)) return false;
      left.push({ value: child, depth: depth + 1 });
    }
  }
  return true;
}
