import type { TrackingEvent } from './trackingEvent.ts';

/** Somebody who is told what happens: the tags, the monitoring. Each asks for the consent it needs. */
export type TrackingSink = (event: TrackingEvent) => void;

const sinks = new Set<TrackingSink>();

/** The sinks are late parts of the page: what happens before them is kept, the last of it where it is too much. */
const mostKept = 50;
const kept: TrackingEvent[] = [];

/** Tells it what has happened so far, too. */
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
    // What a third party makes of an event is nothing to the player, nor to the other sinks.
  }
}
