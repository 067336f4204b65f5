/** Nobody types a registration faster; what a program fills in is there at once. */
const shortestOpenMs = 1_000;

/**
 * What stands where other sites have a captcha: `1.<milliseconds the form was open>.<32 hex digits>`. Null for what is
 * none, or was sent by something that does not type.
 */
export function readFormToken(text: string | undefined): string | null {
  const [, open, random] = /^1\.(\d{1,12})\.([0-9a-f]{32})$/.exec(text ?? '') ?? [];
  return open && random && Number(open) >= shortestOpenMs ? random : null;
}
