import type { TagId } from './tagIds.ts';
import type { TrackingEvent } from './trackingEvent.ts';

/** `dataLayer`, read anew each time: a script that blocks tags may have put another one there. */
function queue(): unknown[] {
  const found: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(found)) return found;
  const made: unknown[] = [];
  Reflect.set(window, 'dataLayer', made);
  return made;
}

/** The vendor's scripts tell commands from events by their being an `arguments` object. */
function command(..._words: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the interface is this object
  return arguments;
}

/**
 * As many entries as the vendor's container keeps. By then its script has read the oldest ones, or has never come; a
 * page that stays open for a day must not grow with every bet.
 */
const longestQueue = 300;

function push(entry: unknown): void {
  try {
    const entries = queue();
    entries.push(entry);
    if (entries.length > longestQueue) entries.splice(0, entries.length - longestQueue);
  } catch {
    // Somebody guards the queue: nothing is measured, and nothing else happens.
  }
}

/** A command of the tag scripts, e.g. `gtag('config', 'G-1')`. They read it whenever they have loaded. */
export function gtag(...words: unknown[]): void {
  push(command(...words));
}

/** Containers bring tags that call `gtag` themselves. */
export function offerGtag(): void {
  if (typeof Reflect.get(window, 'gtag') !== 'function') Reflect.set(window, 'gtag', gtag);
}

/** What each kind of tag wants to hear when its script is about to come. */
export function configureTag({ kind, id }: TagId, nowMs: number): void {
  if (kind === 'gtag') gtag('config', id);
  else push({ 'gtm.start': nowMs, event: 'gtm.js' });
}

/** An event in both forms: a command for the measured ids, an entry for the containers. */
export function pushEvent(event: TrackingEvent, tags: readonly TagId[]): void {
  const { event: name, ...facts } = event;
  const measured = tags.flatMap(({ kind, id }) => (kind === 'gtag' ? id : []));
  if (measured.length > 0) gtag('event', name, { ...facts, send_to: measured });
  if (measured.length < tags.length) push({ ...event });
}
