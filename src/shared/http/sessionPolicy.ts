/** Session hooks that the HTTP client calls; implemented by the session feature. */
export interface SessionPolicy {
  token(): string | null;
  /** Called when the API refuses a token; `retry` when the request is to be sent again with the stored token. */
  recover(refusedToken: string, refusal: TokenRefusal): Promise<'retry' | 'give-up'>;
}

/** `unauthenticated`: the message that a renewal may answer. `refused`: a 401 that ends the session. */
export type TokenRefusal = 'unauthenticated' | 'refused';

export const anonymousSession: SessionPolicy = {
  token: () => null,
  recover: async () => 'give-up',
};
