import type { CookieJar } from '../../src/shared/storage/cookieJar.ts';

export interface MemoryJar extends CookieJar {
  // Current values by name.
  all: () => Record<string, string>;
  // The lifetime of a cookie when it was written.
  lifetimeMs: (name: string) => number | undefined;
}

/** Stores cookies in memory; `blocked` behaves like a browser that stores none. */
export function memoryJar(start: Record<string, string> = {}, { blocked = false } = {}): MemoryJar {
  const kept = new Map<string, { value: string; lifetimeMs: number | undefined }>(
    Object.entries(start).map(([name, value]) => [name, { value, lifetimeMs: undefined }]),
  );
  return {
    read: (name) => kept.get(name)?.value ?? null,
    write: (name, value, lifetimeMs) => {
      if (!blocked) kept.set(name, { value, lifetimeMs });
      return !blocked;
    },
    remove: (name) => kept.delete(name),
    all: () => Object.fromEntries([...kept].map(([name, { value }]) => [name, value])),
    lifetimeMs: (name) => kept.get(name)?.lifetimeMs,
  };
}
