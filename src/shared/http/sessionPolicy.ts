/** What the transport may ask about the session. The auth feature decides; the transport only obeys. */
export interface SessionPolicy {
  token(): string | null;
  /** The API called this token unauthenticated. `retry`: there is a new one, send the request once more. */
  recover(refusedToken: string): Promise<'retry' | 'give-up'>;
}

export const anonymousSession: SessionPolicy = {
  token: () => null,
  recover: async () => 'give-up',
};
