// Session hooks that the HTTP client calls; implemented by the session feature.
export interface SessionPolicy {
  token(): string | null;
  // Called when the API refuses a token; `retry` when the request must be sent again with the stored token.
  recover(refusedToken: string, refusal: TokenRefusal): Promise<'retry' | 'give-up'>;
}

// `unauthenticated`: the message after which a renewal is tried. `refused`: a 401 that ends the session.
export type TokenRefusal = 'unauthenticated' | 'refused';
