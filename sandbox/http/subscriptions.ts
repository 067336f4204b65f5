interface Grant {
  userId: string;
  loginId: string;
  socketId: string;
  channel: string;
}

// The part of a realtime hub that signed channels need.
export interface ChannelAccess {
  isConnected(socketId: string): boolean;
  allow(socketId: string, channel: string): void;
  revoke(socketId: string, channel: string): void;
}

export interface Subscriptions {
  // Records the login of a signature and ends the subscription with that login.
  grant(grant: Grant): Promise<void>;
  // Ends the player's subscriptions whose login has ended.
  dropEnded(userId: string): Promise<void>;
  stop(): void;
}

// Longest delay of a timer; a later end is checked again then.
const longestTimerMs = 2 ** 31 - 1;
const retryMs = 5_000;

/** Ends subscriptions with their logins; `endOfLogin` is the newest session's expiry, null after that or a logout. */
export function subscriptions(
  access: ChannelAccess,
  endOfLogin: (loginId: string) => Promise<Date | null>,
  clock: () => Date,
): Subscriptions {
  let grants: Grant[] = [];
  const timers = new Map<string, NodeJS.Timeout>();
  let isStopped = false;
  const checkAfter = (loginId: string, ms: number) => {
    clearTimeout(timers.get(loginId));
    if (isStopped) return;
    const timer = setTimeout(
      () => check(loginId).catch(() => checkAfter(loginId, retryMs)),
      Math.min(Math.max(ms, 1), longestTimerMs),
    );
    timers.set(loginId, timer.unref());
  };
  // A login that was renewed meanwhile is checked again at its new end.
  const check = async (loginId: string) => {
    const endsAt = await endOfLogin(loginId);
    grants = grants.filter(({ socketId }) => access.isConnected(socketId));
    const own = grants.filter((grant) => grant.loginId === loginId);
    if (endsAt && own.length > 0) {
      checkAfter(loginId, endsAt.getTime() - clock().getTime());
      return;
    }
    clearTimeout(timers.get(loginId));
    timers.delete(loginId);
    grants = grants.filter((grant) => grant.loginId !== loginId);
    for (const { socketId, channel } of own) access.revoke(socketId, channel);
  };
  return {
    grant: async (grant) => {
      access.allow(grant.socketId, grant.channel);
      grants = grants.filter(
        ({ socketId, channel }) => !(socketId === grant.socketId && channel === grant.channel),
      );
      grants.push(grant);
      // The login may have ended since the request was authenticated.
      await check(grant.loginId);
    },
    dropEnded: async (userId) => {
      const own = grants.filter((grant) => grant.userId === userId);
      for (const loginId of new Set(own.map((grant) => grant.loginId))) await check(loginId);
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
