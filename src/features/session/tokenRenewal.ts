import { wait } from '../../shared/time/wait.ts';

// `renewed`: a new token is stored. `failed`: the old token stays. `gone`: the token was removed meanwhile.
export type RenewalOutcome = 'renewed' | 'failed' | 'gone';

export interface IssuedToken {
  token: string;
  lifetimeSeconds: number;
}

export interface TokenRenewal {
  // Renews a token once for any number of callers.
  renew: (token: string) => Promise<RenewalOutcome>;
  // The pending renewal of a token.
  pending: (token: string) => Promise<RenewalOutcome> | undefined;
}

export interface RenewalParts {
  readToken: () => string | null;
  // Null when the operator issued no token.
  exchange: (token: string) => Promise<IssuedToken | null>;
  store: (issued: IssuedToken) => boolean;
  // Whether the player logged out, in any tab.
  isLoggedOut: () => boolean;
  // Revokes a token that arrived too late.
  revoke: (token: string) => void;
  // Runs under a lock shared by the brand's tabs.
  withLock: <T>(work: () => Promise<T>) => Promise<T>;
  // Resolves once the network is available.
  online: () => Promise<void>;
}

const mostAttempts = 3;
export const betweenAttemptsMs = 1_000;

export function createTokenRenewal(parts: RenewalParts): TokenRenewal {
  const underWay = new Map<string, Promise<RenewalOutcome>>();

  // State of the token after waiting; null when unchanged.
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
      await wait(betweenAttemptsMs);
    }
  };

  // A token that expired during the exchange is replaced, but not after a logout.
  const mayKeep = (after: 'renewed' | 'gone' | null) =>
    after === null || (after === 'gone' && !parts.isLoggedOut());

  return {
    pending: (token) => underWay.get(token),
    renew(token) {
      const known = underWay.get(token);
      if (known) return known;
      const renewal = parts.withLock(() => attempts(token)).finally(() => underWay.delete(token));
      underWay.set(token, renewal);
      return renewal;
    },
  };
}
