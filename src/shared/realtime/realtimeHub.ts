import { safeParse } from 'valibot';
import { api } from '../query/api.ts';
import { type ConnectionListener, openPusher, type RealtimeConnection } from './openPusher.ts';
import { eventsMissed, malformedEventIgnored, realtimeConnectionChanged } from './realtimeSlice.ts';
import type { RealtimeClient, RealtimeOptions } from './realtimeSubscription.ts';
import { debounceMs, type RealtimeName, realtimeTable } from './realtimeTable.ts';

interface Subscribed {
  name: RealtimeName;
  hear: (data: unknown) => void;
}

/** Opens the tab's one connection and does what the table says about each event; a chunk of its own. */
export function openRealtimeHub({ settings, http, dispatch }: RealtimeOptions): RealtimeClient {
  const subscriptions = new Map<string, Set<Subscribed>>();
  const debounced = new Map<RealtimeName, ReturnType<typeof setTimeout>>();
  let connection: RealtimeConnection | null = null;
  const namesOf = (channel: string) =>
    new Set([...(subscriptions.get(channel) ?? [])].map(({ name }) => name));

  const invalidate = (name: RealtimeName) => {
    const { invalidates } = realtimeTable[name];
    if (!invalidates || debounced.has(name)) return;
    const run = () => {
      debounced.delete(name);
      dispatch(api.util.invalidateTags([...invalidates]));
    };
    debounced.set(name, setTimeout(run, debounceMs));
  };

  const react = <Name extends RealtimeName>(name: Name, data: unknown) => {
    const { schema, dispatches } = realtimeTable[name];
    const event = safeParse(schema, data);
    if (!event.success) return dispatch(malformedEventIgnored());
    if (dispatches) dispatch(dispatches(event.output));
    invalidate(name);
  };

  const missed = (channel: string) => {
    for (const name of namesOf(channel)) {
      dispatch(eventsMissed(name));
      invalidate(name);
    }
  };

  const listener: ConnectionListener = {
    onState: (state) => dispatch(realtimeConnectionChanged(state)),
    onJoined: missed,
    onRefused: missed,
    onEvent: (channel, event, data) => {
      for (const name of namesOf(channel)) {
        if (realtimeTable[name].event !== event) continue;
        react(name, data);
        for (const subscribed of subscriptions.get(channel) ?? [])
          if (subscribed.name === name) subscribed.hear(data);
      }
    },
  };

  const leaveUnused = () => {
    const unused = [...subscriptions].filter(([, { size }]) => size === 0).map(([channel]) => channel);
    for (const channel of unused) subscriptions.delete(channel);
    if (subscriptions.size > 0) {
      for (const channel of unused) connection?.leave(channel);
      return;
    }
    for (const timer of debounced.values()) clearTimeout(timer);
    debounced.clear();
    connection?.disconnect();
    connection = null;
  };

  return {
    subscribe: ({ name, id = '', onEvent }) => {
      const { channel: channelOf, schema } = realtimeTable[name];
      const channel = channelOf(id);
      const hear = (data: unknown) => {
        const event = safeParse(schema, data);
        if (event.success) onEvent?.(event.output);
      };
      const subscribed = { name, hear };
      const joined = subscriptions.get(channel);
      joined?.add(subscribed);
      if (!joined) {
        subscriptions.set(channel, new Set([subscribed]));
        connection ??= openPusher({ settings, http }, listener);
        connection.join(channel);
      }
      return () => {
        // A page that follows may want the channel, too.
        if (subscriptions.get(channel)?.delete(subscribed)) setTimeout(leaveUnused);
      };
    },
  };
}
