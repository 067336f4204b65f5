/** Builds a session token with an invalid signature, which the app never checks. */
export function sessionTokenOf(claims: Record<string, unknown>): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.assinatura`;
}
