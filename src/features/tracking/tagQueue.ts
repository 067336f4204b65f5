import type { TagId } from './tagIds.ts';
import type { TrackingEvent } from './trackingEvent.ts';

// Reads `dataLayer` on each call, because a tag blocker may have replaced it.
function queue(): unknown[] {
  const found: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(found)) return found;
  const made: unknown[] = [];
  Reflect.set(window, 'dataLayer', made);
  return made;
}

// Google's scripts recognize a command by its being an `arguments` object.
function command(..._args: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the interface is this object
  return arguments;
}

// Google's container keeps as many; without a limit an open page would grow with every bet.
const longestQueue = 300;

function push(entry: unknown): void {
  try {
    const entries = queue();
    entries.push(entry);
    if (entries.length > longestQueue) entries.splice(0, entries.length - longestQueue);
  } catch {
    // A script guards the queue, so nothing is measured.
  }
}

/** Queues a gtag command, as in `gtag('config', 'G-1')`, until the scripts have loaded. */
export function gtag(...args: unknown[]): void {
  push(command(...args));
}

// Containers bring tags that call `gtag` themselves.
export function offerGtag(): void {
  if (typeof Reflect.get(window, 'gtag') !== 'function') Reflect.set(window, 'gtag', gtag);
}

export function configureTag({ kind, id }: TagId, nowMs: number): void {
  if (kind === 'gtag') gtag('config', id);
  else push({ 'gtm.start': nowMs, event: 'gtm.js' });
}

/** Pushes an event as a command for measurement ids and as an entry for containers. */
export function pushEvent(event: TrackingEvent, tags: readonly TagId[]): void {
  const { event: name, ...facts } = event;
  const measured = tags.flatMap(({ kind, id }) => (kind === 'gtag' ? id : []));
  if (measured.length > 0) gtag('event', name, { ...facts, send_to: measured });
  if (measured.length < tags.length) push({ ...event });
}
