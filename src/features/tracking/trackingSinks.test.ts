import { beforeEach, expect, test, vi } from 'vitest';
import type { MoneyEvent, TrackingEvent } from './trackingEvent.ts';

let sinks: typeof import('./trackingSinks.ts');
beforeEach(async () => {
  vi.resetModules();
  sinks = await import('./trackingSinks.ts');
});

const bet = (value: number): MoneyEvent => ({ event: 'bet', value, currency: 'BRL' });

test('sends earlier events to a new sink once and in order', () => {
  const first: TrackingEvent[] = [];
  const second: TrackingEvent[] = [];
  const hear = (event: TrackingEvent) => void first.push(event);
  sinks.recordEvent({ event: 'login' });
  sinks.addTrackingSink(hear);
  sinks.recordEvent(bet(1));
  sinks.addTrackingSink(hear);
  sinks.addTrackingSink((event) => void second.push(event));
  sinks.recordEvent(bet(2));
  expect(first).toEqual([{ event: 'login' }, bet(1), bet(2)]);
  expect(second).toEqual(first);
});

test('keeps only the last events of a page without sinks', () => {
  for (let value = 1; value <= 200; value += 1) sinks.recordEvent(bet(value));
  const heard: TrackingEvent[] = [];
  sinks.addTrackingSink((event) => void heard.push(event));
  expect(heard).toEqual(Array.from({ length: 50 }, (_, index) => bet(151 + index)));
});

test('continues when a sink throws', () => {
  const heard: TrackingEvent[] = [];
  sinks.recordEvent({ event: 'login' });
  sinks.addTrackingSink(() => {
    throw new Error('blocked');
  });
  sinks.addTrackingSink((event) => void heard.push(event));
  sinks.recordEvent(bet(1));
  expect(heard).toEqual([{ event: 'login' }, bet(1)]);
});
