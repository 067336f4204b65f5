/** Masks an e-mail address as `n***@sandbox.test`, enough for its owner to recognize it. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1***');
}
