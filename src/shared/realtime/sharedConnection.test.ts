import { afterEach, expect, test, vi } from 'vitest';
import type { ConnectionListener, RealtimeConnection } from './realtimeConnection.ts';
import { shareConnection } from './sharedConnection.ts';

/** The wires that leading tabs have opened, as a server sees them. */
interface Wire {
  channels: Set<string>;
  listener: ConnectionListener;
}
let open: Wire[] = [];
let tabs: RealtimeConnection[] = [];
let run = 0;

afterEach(() => {
  for (const tab of tabs) tab.disconnect();
  tabs = [];
  open = [];
  run += 1;
});

function tab(...channels: string[]) {
  const heard: string[] = [];
  const connection = shareConnection(
    `test-${run}`,
    (listener) => {
      const wire: Wire = { channels: new Set(), listener };
      open.push(wire);
      listener.onState('connected');
      return {
        join: (channel) => {
          wire.channels.add(channel);
          listener.onJoined(channel);
        },
        leave: (channel) => wire.channels.delete(channel),
        disconnect: () => {
          open = open.filter((other) => other !== wire);
        },
      };
    },
    {
      onState: (state) => heard.push(state),
      onJoined: (channel) => heard.push(`joined ${channel}`),
      onRefused: (channel) => heard.push(`refused ${channel}`),
      onEvent: (channel, event, data) => heard.push(`${channel} ${event} ${JSON.stringify(data)}`),
    },
  );
  tabs.push(connection);
  for (const channel of channels) connection.join(channel);
  return { connection, heard };
}

const push = (channel: string, data: unknown) => {
  for (const wire of open) if (wire.channels.has(channel)) wire.listener.onEvent(channel, 'update', data);
};

test('any number of tabs have one connection, and each hears its own channels', async () => {
  const one = tab('a');
  const two = tab('a', 'b');
  const three = tab('c');
  await expect.poll(() => [...(open[0]?.channels ?? [])].sort()).toEqual(['a', 'b', 'c']);
  await expect.poll(() => three.heard).toContain('joined c');
  await expect.poll(() => two.heard).toEqual(expect.arrayContaining(['connected', 'joined a', 'joined b']));
  push('a', 1);
  push('b', 2);
  await expect.poll(() => two.heard).toEqual(expect.arrayContaining(['a update 1', 'b update 2']));
  expect(one.heard).toContain('a update 1');
  expect(one.heard).not.toContain('b update 2');
  expect(three.heard.some((line) => line.includes('update'))).toBe(false);
  expect(open).toHaveLength(1);
});

test('when the leading tab goes, another connects and everybody hears that something may have been missed', async () => {
  const one = tab('a');
  await expect.poll(() => open.length).toBe(1);
  const two = tab('a');
  const three = tab('b');
  await expect.poll(() => two.heard).toContain('joined a');
  await expect.poll(() => three.heard).toContain('joined b');
  two.heard.length = 0;
  three.heard.length = 0;
  one.connection.disconnect();
  await expect.poll(() => two.heard).toContain('joined a');
  await expect.poll(() => three.heard).toContain('joined b');
  expect(open).toHaveLength(1);
  expect([...(open[0]?.channels ?? [])].sort()).toEqual(['a', 'b']);
});

test('a tab that goes takes along the channels that nobody else listens to', async () => {
  tab('a');
  const two = tab('a', 'b');
  await expect.poll(() => open[0]?.channels.has('b')).toBe(true);
  two.connection.disconnect();
  await expect.poll(() => [...(open[0]?.channels ?? [])]).toEqual(['a']);
});

test('a leader that answers no more loses its place to a tab that somebody looks at', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    // Another page holds the lock and is asleep.
    const asleep = navigator.locks.request(`test-${run}`, () => new Promise(() => {})).catch(() => 'stolen');
    const one = tab('a');
    const tick = async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      await new Promise((resolve) => setImmediate(resolve));
      return open.length;
    };
    await tick();
    expect(open).toHaveLength(0);
    for (let second = 0; second < 6; second += 1) await tick();
    expect(open).toHaveLength(1);
    expect(await asleep).toBe('stolen');
    expect(one.heard).toContain('joined a');
  } finally {
    vi.useRealTimers();
  }
});
