// A repeatable stream of numbers: the same seed gives the same content on every machine.
export interface Random {
  // In [0, 1).
  next(): number;
  // Integer from `min` to `max`, both included.
  integer(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  shuffle<T>(list: readonly T[]): T[];
}

/** Creates a stream by mulberry32, seeded by xmur3 (both public domain). */
export function seededRandom(seed: string): Random {
  let state = 1779033703 ^ seed.length;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  state = Math.imul(state ^ (state >>> 16), 2246822507);
  state = Math.imul(state ^ (state >>> 13), 3266489909);
  state = (state ^ (state >>> 16)) >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    shuffle: (list) => {
      const rest = [...list];
      const out: typeof rest = [];
      while (rest.length > 0) out.push(...rest.splice(integer(0, rest.length - 1), 1));
      return out;
    },
  };
}
