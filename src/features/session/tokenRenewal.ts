/**
 * `renewed`: there is a new token, whoever got it. `failed`: the operator gave none; the old one is still stored.
 * `gone`: the token was taken away meanwhile, by a logout or its own end.
 */
export type RenewalOutcome = 'renewed' | 'failed' | 'gone';

export interface IssuedToken {
  token: string;
  lifetimeSeconds: number;
}

export interface TokenRenewal {
  /** Renews a token once for any number of callers. */
  renew: (token: string) => Promise<RenewalOutcome>;
  /** The renewal of a token that is under way. */
  pending: (token: string) => Promise<RenewalOutcome> | undefined;
}

export interface RenewalParts {
  readToken: () => string | null;
  /** Null: the operator gave no token, for whatever reason. */
  exchange: (token: string) => Promise<IssuedToken | null>;
  store: (issued: IssuedToken) => boolean;
  /** Whether the player asked to leave, here or in another tab. */
  isLoggedOut: () => boolean;
  /** A token that came too late must not live on at the operator's. */
  revoke: (token: string) => void;
  /** Runs in one tab of the brand at a time. */
  inOneTab: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves once there is a network: after waking up it takes a while. */
  online: () => Promise<void>;
}

export const mostAttempts = 3;
export const betweenAttemptsMs = 1_000;

export function createTokenRenewal(parts: RenewalParts): TokenRenewal {
  const underWay = new Map<string, Promise<RenewalOutcome>>();

  /** What has become of the token while nobody looked; null: it still stands. */
  const overtaken = (token: string): 'renewed' | 'gone' | null => {
    const current = parts.readToken();
    if (current === token) return null;
    return current === null ? 'gone' : 'renewed';
  };

  const attempts = async (token: string): Promise<RenewalOutcome> => {
    for (let attempt = 1; ; attempt += 1) {
      await parts.online();
      const before = overtaken(token);
      if (before) return before;
      const issued = await parts.exchange(token);
      const after = overtaken(token);
      if (issued && mayKeep(after)) return parts.store(issued) ? 'renewed' : 'failed';
      if (issued) parts.revoke(issued.token);
      if (after) return after;
      if (attempt === mostAttempts) return 'failed';
      await pause(betweenAttemptsMs);
    }
  };

  /** A token that only ran out while its successor was on the way has one; after a logout there is none. */
  const mayKeep = (after: 'renewed' | 'gone' | null) =>
    after === null || (after === 'gone' && !parts.isLoggedOut());

  return {
    pending: (token) => underWay.get(token),
    renew(token) {
      const known = underWay.get(token);
      if (known) return known;
      const renewal = parts.inOneTab(() => attempts(token)).finally(() => underWay.delete(token));
      underWay.set(token, renewal);
      return renewal;
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
