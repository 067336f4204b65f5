import { expect, test } from 'vitest';
import { isAllowedFrame, readFrameMessage } from './frameMessage.ts';

const window = { name: 'the frame' };
const frame = { origin: 'https://games.example', window };

test('reads a message of the frame', () => {
  const incoming = { origin: frame.origin, source: window, data: { type: 'balance', balance: 100, more: 1 } };
  expect(readFrameMessage(incoming, frame)).toEqual({ type: 'balance', balance: 100 });
});

test.each([
  ['another origin', { origin: 'https://evil.example', source: window, data: { type: 'deposit' } }],
  ['another window', { origin: frame.origin, source: {}, data: { type: 'deposit' } }],
  ['an unknown word', { origin: frame.origin, source: window, data: { type: 'pay' } }],
  ['no message at all', { origin: frame.origin, source: window, data: 'deposit' }],
  ['half a cent', { origin: frame.origin, source: window, data: { type: 'balance', balance: 0.5 } }],
])('ignores %s', (_what, incoming) => {
  expect(readFrameMessage(incoming, frame)).toBeNull();
});

test('ignores messages of a removed frame, even without a source', () => {
  const incoming = { origin: frame.origin, source: null, data: { type: 'deposit' } };
  expect(readFrameMessage(incoming, { ...frame, window: null })).toBeNull();
});

test('allows frames only from partners that the brand names', () => {
  const brand = {
    api: { origin: 'https://api.brand.example', hosts: [] },
    gameLauncher: { script: 'https://games.example/launcher.js' },
  };
  expect(isAllowedFrame('https://games.example/slot/1', brand)).toBe(true);
  expect(isAllowedFrame('https://api.brand.example/slot/1', brand)).toBe(true);
  expect(isAllowedFrame('https://other.example/slot/1', brand)).toBe(false);
  expect(isAllowedFrame('javascript:alert(1)', brand)).toBe(false);
  expect(isAllowedFrame('/slot/1', brand)).toBe(false);
});
