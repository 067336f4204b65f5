import type { TrackingEvent } from './trackingEvent.ts';

// Receives tracking events and checks consent on its own.
export type TrackingSink = (event: TrackingEvent) => void;

const sinks = new Set<TrackingSink>();

// Sinks load late, so earlier events are buffered up to this limit.
const mostKept = 50;
const kept: TrackingEvent[] = [];

// Registers a sink and replays the buffered events.
export function addTrackingSink(sink: TrackingSink): void {
  if (sinks.has(sink)) return;
  sinks.add(sink);
  for (const event of kept) tell(sink, event);
}

export function recordEvent(event: TrackingEvent): void {
  kept.push(event);
  if (kept.length > mostKept) kept.shift();
  for (const sink of sinks) tell(sink, event);
}

function tell(sink: TrackingSink, event: TrackingEvent): void {
  try {
    sink(event);
  } catch {
    // An error of a third party must not affect the player or other sinks.
  }
}
