/** Headers of responses that are no page: nothing in them runs, is framed, or is read as another type. */
export const plainResponseHeaders: Readonly<Record<string, string>> = {
  // A drawing that is opened by itself keeps its own look.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Adds each plain header that the response does not state itself. */
export function withPlainHeaders(
  response: Response,
  changes: Readonly<Record<string, string>> = {},
): Response {
  const { headers } = response;
  // A policy that names its frames stands for X-Frame-Options, which cannot name any.
  const isFramed = headers.get('Content-Security-Policy')?.includes('frame-ancestors');
  for (const [name, value] of Object.entries({ ...plainResponseHeaders, ...changes }))
    if (!headers.has(name) && !(isFramed && name === 'X-Frame-Options')) headers.set(name, value);
  return response;
}
