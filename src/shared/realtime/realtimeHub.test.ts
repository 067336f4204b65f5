import { expect, test, vi } from 'vitest';
import type { ConnectionListener } from './realtimeConnection.ts';
import { createHub } from './realtimeHub.ts';

function hubWithWire() {
  const said: string[] = [];
  let listener: ConnectionListener | null = null;
  const onMalformed = vi.fn();
  const hub = createHub(
    (given) => {
      said.push('connect');
      listener = given;
      return {
        join: (channel) => said.push(`join ${channel}`),
        leave: (channel) => said.push(`leave ${channel}`),
        disconnect: () => said.push('disconnect'),
      };
    },
    { onStateChange: () => {}, onMalformed },
  );
  const wire = (): ConnectionListener => {
    if (!listener) throw new Error('not connected');
    return listener;
  };
  return { hub, said, wire, onMalformed };
}

const on = (channel: string, onEvent: (data: unknown) => boolean = () => true) => ({
  channel,
  event: 'update',
  onEvent,
});

test('it connects with the first subscription and disconnects with the last', () => {
  const { hub, said } = hubWithWire();
  const endOne = hub.subscribe(on('one'));
  const endTwo = hub.subscribe(on('two'));
  endOne();
  endTwo();
  expect(said).toEqual(['connect', 'join one', 'join two', 'leave one', 'leave two', 'disconnect']);
});

test('two subscriptions share a channel: whoever ends first takes nothing from the other', () => {
  const { hub, said, wire } = hubWithWire();
  const heard: unknown[] = [];
  const end = hub.subscribe(on('one'));
  hub.subscribe(on('one', (data) => heard.push(data) > 0));
  end();
  end();
  wire().onEvent('one', 'update', 7);
  expect(said).toEqual(['connect', 'join one']);
  expect(heard).toEqual([7]);
});

test('whoever comes late to a channel that is heard already is told so', () => {
  const { hub, wire } = hubWithWire();
  hub.subscribe(on('one'));
  wire().onJoined('one');
  const onSubscribed = vi.fn();
  hub.subscribe({ ...on('one'), onSubscribed });
  expect(onSubscribed).toHaveBeenCalledTimes(1);
});

test('after every gap each subscription hears that something has been missed', () => {
  const { hub, wire } = hubWithWire();
  const onSubscribed = vi.fn();
  hub.subscribe({ ...on('one'), onSubscribed });
  wire().onJoined('one');
  wire().onJoined('one');
  expect(onSubscribed).toHaveBeenCalledTimes(2);
});

test('an event that nobody can read is counted once and stops nobody', () => {
  const { hub, wire, onMalformed } = hubWithWire();
  hub.subscribe(on('one', () => false));
  const other = vi.fn(() => false);
  hub.subscribe(on('one', other));
  wire().onEvent('one', 'update', 'rubbish');
  wire().onEvent('one', 'something-else', 'rubbish');
  wire().onEvent('gone', 'update', 'rubbish');
  expect(other).toHaveBeenCalledTimes(1);
  expect(onMalformed).toHaveBeenCalledTimes(1);
});
