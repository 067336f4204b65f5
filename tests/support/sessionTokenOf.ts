/** A session token as operators issue it, its signature made up: the app never checks one. */
export function sessionTokenOf(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.assinatura`;
}
