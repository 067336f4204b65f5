export interface SingleUse {
  /** Whether this is the first time that the key is seen. */
  take(key: string): boolean;
}

/** Remembers so many keys; the oldest go first, so that made-up ones cannot fill the memory. */
export function singleUse(mostKept: number): SingleUse {
  const seen = new Set<string>();
  return {
    take: (key) => {
      if (seen.has(key)) return false;
      seen.add(key);
      const [oldest] = seen;
      if (seen.size > mostKept && oldest !== undefined) seen.delete(oldest);
      return true;
    },
  };
}
