export interface SingleUse {
  // Whether the key is new.
  take(key: string): boolean;
}

/** Remembers that many keys; the oldest are dropped, so that invented keys cannot fill the memory. */
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
