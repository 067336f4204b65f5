interface Grant {
  userId: string;
  loginId: string;
  socketId: string;
  channel: string;
}

/** The part of a realtime hub that signed channels need. */
export interface ChannelAccess {
  isConnected(socketId: string): boolean;
  allow(socketId: string, channel: string): void;
  revoke(socketId: string, channel: string): void;
}

export interface Subscriptions {
  /** Notes which login a signature was given to. */
  grant(grant: Grant): void;
  /** Ends the player's subscriptions whose login is over. */
  dropEnded(userId: string): Promise<void>;
}

export function subscriptions(
  access: ChannelAccess,
  isLoginAlive: (loginId: string) => Promise<boolean>,
): Subscriptions {
  let grants: Grant[] = [];
  return {
    grant: (grant) => {
      access.allow(grant.socketId, grant.channel);
      grants = grants.filter(
        ({ socketId, channel }) =>
          access.isConnected(socketId) && !(socketId === grant.socketId && channel === grant.channel),
      );
      if (access.isConnected(grant.socketId)) grants.push(grant);
    },
    dropEnded: async (userId) => {
      const own = grants.filter((grant) => grant.userId === userId);
      for (const grant of own) {
        if (await isLoginAlive(grant.loginId)) continue;
        access.revoke(grant.socketId, grant.channel);
        grants = grants.filter((other) => other !== grant);
      }
    },
  };
}
