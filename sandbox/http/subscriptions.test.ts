import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscriptions } from './subscriptions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

// One connected socket, and logins that end when their test says so.
function hub() {
  const connected = new Set(['1.1']);
  const revoked: string[] = [];
  const ends = new Map<string, Date>();
  let isDown = false;
  const endOfLogin = async (loginId: string) => {
    if (isDown) throw new Error('The database does not answer');
    const endsAt = ends.get(loginId);
    return endsAt && endsAt.getTime() > Date.now() ? endsAt : null;
  };
  const access = {
    isConnected: (socketId: string) => connected.has(socketId),
    allow: () => {},
    revoke: (_socketId: string, channel: string) => revoked.push(channel),
  };
  const listeners = subscriptions(access, endOfLogin, () => new Date());
  return {
    connected,
    revoked,
    ends,
    fail: (fails: boolean) => {
      isDown = fails;
    },
    listeners,
    grant: (loginId: string, channel: string) =>
      listeners.grant({ userId: '1', loginId, socketId: '1.1', channel }),
  };
}

test('ends the subscriptions of a login when its token expires, and no others', async () => {
  const { ends, grant, revoked } = hub();
  ends.set('one', inMinutes(10)).set('two', inMinutes(60));
  await grant('one', 'private-users.1');
  await grant('one', 'private-transactions.user.1');
  await grant('two', 'private-bonus.1');
  await vi.advanceTimersByTimeAsync(10 * minuteMs - 1);
  expect(revoked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(revoked).toEqual(['private-users.1', 'private-transactions.user.1']);
});

test('keeps the subscriptions of a renewed login until its new token expires', async () => {
  const { ends, grant, revoked } = hub();
  ends.set('one', inMinutes(10));
  await grant('one', 'private-users.1');
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  ends.set('one', inMinutes(10));
  await vi.advanceTimersByTimeAsync(10 * minuteMs - 1);
  expect(revoked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(revoked).toEqual(['private-users.1']);
});

test('ends the subscription of a login that ended before its signature was issued', async () => {
  const { grant, revoked } = hub();
  await grant('ended', 'private-users.1');
  expect(revoked).toEqual(['private-users.1']);
});

test('asks again when the database does not respond at the end of a login', async () => {
  const { ends, grant, revoked, fail } = hub();
  ends.set('one', inMinutes(1));
  await grant('one', 'private-users.1');
  fail(true);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(revoked).toEqual([]);
  fail(false);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(revoked).toEqual(['private-users.1']);
});

test('leaves no timer for closed sockets and none after it has stopped', async () => {
  const { ends, grant, connected, listeners } = hub();
  ends.set('one', inMinutes(1));
  await grant('one', 'private-users.1');
  expect(vi.getTimerCount()).toBe(1);
  connected.clear();
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(vi.getTimerCount()).toBe(0);
  connected.add('1.1');
  ends.set('one', inMinutes(1));
  await grant('one', 'private-users.1');
  listeners.stop();
  await listeners.dropEnded('1');
  expect(vi.getTimerCount()).toBe(0);
});
