import type { ConnectionListener, OpenConnection } from './realtimeConnection.ts';
import type { ConnectionState } from './realtimeSlice.ts';
import type { TabMessage } from './tabMessages.ts';

export interface Leading {
  hear: (message: TabMessage) => void;
  /** The leading tab itself listens to the channel from now on, or does so no more. */
  ownChanged: (channel: string) => void;
  end: () => void;
}

interface LeadingParts {
  tab: string;
  open: OpenConnection;
  /** The leading tab listens like every other. */
  listener: ConnectionListener;
  own: ReadonlySet<string>;
  post: (message: TabMessage) => void;
  /** Calls back when that tab is gone; the signal says that nobody wants to know any more. */
  whenGone: (tab: string, gone: () => void, signal: AbortSignal) => void;
}

/** Holds the connection for all tabs: joins what any of them wants, and passes on what it hears. */
export function leadTabs({ tab, open, listener, own, post, whenGone }: LeadingParts): Leading {
  const followers = new Map<string, ReadonlySet<string>>();
  const joined = new Set<string>();
  const asked = new Set<string>();
  const ending = new AbortController();
  let state: ConnectionState = 'connecting';

  const connection = open({
    onState: (next) => {
      state = next;
      if (state !== 'connected') joined.clear();
      post({ kind: 'leading', leader: tab, state });
      listener.onState(state);
    },
    onJoined: (channel) => {
      joined.add(channel);
      post({ kind: 'joined', channel, tab: null });
      if (own.has(channel)) listener.onJoined(channel);
    },
    onRefused: (channel) => {
      joined.delete(channel);
      post({ kind: 'refused', channel });
      if (own.has(channel)) listener.onRefused(channel);
    },
    onEvent: (channel, event, data) => {
      post({ kind: 'event', channel, event, data });
      if (own.has(channel)) listener.onEvent(channel, event, data);
    },
  });

  const follow = () => {
    const wanted = new Set([...own, ...[...followers.values()].flatMap((channels) => [...channels])]);
    for (const channel of asked) {
      if (wanted.has(channel)) continue;
      asked.delete(channel);
      joined.delete(channel);
      connection.leave(channel);
    }
    for (const channel of wanted) {
      if (asked.has(channel)) continue;
      asked.add(channel);
      connection.join(channel);
    }
  };

  post({ kind: 'leading', leader: tab, state });
  follow();
  return {
    hear: (message) => {
      if (message.kind !== 'wanted') return;
      const before = followers.get(message.tab);
      followers.set(message.tab, new Set(message.channels));
      if (!before) {
        const gone = () => {
          followers.delete(message.tab);
          follow();
        };
        whenGone(message.tab, gone, ending.signal);
      }
      post({ kind: 'leading', leader: tab, state });
      for (const channel of message.channels) {
        if (joined.has(channel) && !before?.has(channel)) post({ kind: 'joined', channel, tab: message.tab });
      }
      follow();
    },
    ownChanged: (channel) => {
      const isJoined = joined.has(channel);
      follow();
      if (isJoined && own.has(channel)) listener.onJoined(channel);
    },
    end: () => {
      ending.abort();
      connection.disconnect();
    },
  };
}
