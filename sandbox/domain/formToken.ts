// Only a program submits a registration faster.
const shortestOpenMs = 1_000;

/**
 * Parses `1.<milliseconds the form was open>.<32 hex digits>`, sent instead of a captcha; null when malformed or too
 * fast.
 */
export function readFormToken(text: string | undefined): string | null {
  const [, open, random] = /^1\.(\d{1,12})\.([0-9a-f]{32})$/.exec(text ?? '') ?? [];
  return open && random && Number(open) >= shortestOpenMs ? random : null;
}
