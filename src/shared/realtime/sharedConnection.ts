import { type Leading, leadTabs } from './leadTabs.ts';
import type { ConnectionListener, OpenConnection, RealtimeConnection } from './realtimeConnection.ts';
import { readTabMessage, type TabMessage } from './tabMessages.ts';

/** How often a visible tab asks whether anybody still leads, and how long it waits for the word. */
const askEveryMs = 15_000;
const silenceMs = 4_000;

export function canShare(): boolean {
  return typeof BroadcastChannel === 'function' && typeof navigator === 'object' && 'locks' in navigator;
}

/**
 * One connection for all tabs of a brand. Whoever holds the lock `name` leads: it connects and passes on what it hears.
 * When it goes, the browser gives the lock to the next one; when it is only silent (a phone stops pages that nobody
 * looks at), a visible tab takes the lock away.
 */
export function shareConnection(
  name: string,
  open: OpenConnection,
  listener: ConnectionListener,
): RealtimeConnection {
  const tab = crypto.randomUUID();
  const own = new Set<string>();
  const ending = new AbortController();
  const port = new BroadcastChannel(name);
  let leading: Leading | null = null;
  let leader: string | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isSaying = false;

  const post = (message: TabMessage) => {
    if (!ending.signal.aborted) port.postMessage(message);
  };
  const heardLeader = () => {
    clearTimeout(silence);
    silence = undefined;
  };
  const isVisible = () => typeof document === 'undefined' || document.visibilityState === 'visible';

  /** Says what this tab wants, which every leader answers. */
  const say = () => {
    isSaying = false;
    if (leading || ending.signal.aborted) return;
    post({ kind: 'wanted', tab, channels: [...own] });
    silence ??= setTimeout(() => {
      silence = undefined;
      if (isVisible()) lead({ steal: true });
    }, silenceMs);
  };
  const ask = () => {
    if (isVisible()) say();
  };
  const saySoon = () => {
    if (isSaying) return;
    isSaying = true;
    queueMicrotask(say);
  };

  const untilEnd = (begin: () => void) =>
    new Promise<void>((end) => {
      ending.signal.addEventListener('abort', () => end());
      begin();
    });

  const lead = (how: LockOptions) => {
    heardLeader();
    const turn = () => {
      if (ending.signal.aborted) return undefined;
      return untilEnd(() => {
        heardLeader();
        leading = leadTabs({ tab, open, listener, own, post, whenGone });
      });
    };
    // Refused: the lock was stolen, this tab has ended, or the browser keeps locks from it together with site data.
    navigator.locks.request(name, how, turn).catch(() => {
      if (ending.signal.aborted) return;
      if (!leading) {
        leading = leadTabs({ tab, open, listener, own, post, whenGone });
        return;
      }
      leading.end();
      leading = null;
      lead({ signal: ending.signal });
      saySoon();
    });
  };
  /** Every tab holds a lock of its own name: whoever gets it knows that the tab is gone. */
  const whenGone = (other: string, gone: () => void, signal: AbortSignal) => {
    navigator.locks.request(`${name}-${other}`, { signal }, gone).catch(() => {});
  };

  const hear = ({ data }: MessageEvent<unknown>) => {
    const message = readTabMessage(data);
    if (!message) return;
    if (leading) return leading.hear(message);
    if (message.kind === 'leading') {
      heardLeader();
      if (leader !== message.leader) saySoon();
      leader = message.leader;
      listener.onState(message.state);
    } else if (message.kind !== 'wanted' && own.has(message.channel)) {
      if (message.kind === 'event') listener.onEvent(message.channel, message.event, message.data);
      else if (message.kind === 'refused') listener.onRefused(message.channel);
      else if (message.tab === null || message.tab === tab) listener.onJoined(message.channel);
    }
  };

  port.addEventListener('message', hear);
  // Not a word before this tab holds the lock of its own name: it would be taken for gone.
  navigator.locks.request(`${name}-${tab}`, () => untilEnd(saySoon)).catch(() => {});
  const asking = setInterval(ask, askEveryMs);
  if (typeof document !== 'undefined')
    document.addEventListener('visibilitychange', ask, { signal: ending.signal });
  lead({ signal: ending.signal });

  const changed = (channel: string) => {
    if (leading) leading.ownChanged(channel);
    else if (leader) saySoon();
  };
  return {
    join: (channel) => {
      own.add(channel);
      changed(channel);
    },
    leave: (channel) => {
      own.delete(channel);
      changed(channel);
    },
    disconnect: () => {
      heardLeader();
      clearInterval(asking);
      leading?.end();
      leading = null;
      ending.abort();
      port.close();
      listener.onState('disconnected');
    },
  };
}
