import type { TrackingEvent } from './trackingEvent.ts';

/** Somebody who is told what happens: the tags, the monitoring. Each asks for the consent it needs. */
export type TrackingSink = (event: TrackingEvent) => void;

const sinks = new Set<TrackingSink>();

/** Returns how to take it away again. */
export function addTrackingSink(sink: TrackingSink): () => void {
  sinks.add(sink);
  return () => void sinks.delete(sink);
}

export function recordEvent(event: TrackingEvent): void {
  for (const sink of sinks) {
    try {
      sink(event);
    } catch {
      // What a third party makes of an event is nothing to the player, nor to the other sinks.
    }
  }
}
