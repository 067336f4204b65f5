export interface Grid {
  reels: number;
  rows: number;
}

// Number of layouts by how many cells have the symbol.
type Counts = number[];

// What a layout of the first cells decides about the rest: groups that reach the last cell of each row, 0 for none,
// and their sizes.
interface Frontier {
  groups: number[];
  sizes: number[];
}

// Each of `starts` gets the groups of at least that size and below the next.
/** Counts groups of touching cells over all layouts of one symbol, by how many cells have it. */
export function countClusters({ reels, rows }: Grid, starts: readonly number[]): Counts[] {
  const cells = reels * rows;
  const largest = starts.at(-1) ?? 0;
  const none = (): Counts => Array.from({ length: cells + 1 }, () => 0);
  const add = (to: Counts | undefined, from: Counts, more: number) => {
    for (let filled = cells; to && filled >= more; filled -= 1) {
      to[filled] = (to[filled] ?? 0) + (from[filled - more] ?? 0);
    }
  };
  const result = starts.map(none);
  const finish = (size: number, layouts: Counts, more: number) =>
    add(result[starts.findLastIndex((start) => size >= start)], layouts, more);

  let frontiers = new Map<string, { frontier: Frontier; layouts: Counts }>();
  frontiers.set('', {
    frontier: { groups: Array.from({ length: rows }, () => 0), sizes: [] },
    layouts: [1, ...none().slice(1)],
  });
  for (let cell = 0; cell < cells; cell += 1) {
    // A finished group occurs again for either content of the cell.
    for (const counts of result) add(counts, [...counts], 1);
    const next: typeof frontiers = new Map();
    for (const { frontier, layouts } of frontiers.values()) {
      for (const filled of [0, 1]) {
        const grown = grow(frontier, cell % rows, filled === 1, largest);
        if (grown.finished !== null) finish(grown.finished, layouts, filled);
        const key = JSON.stringify(grown.frontier);
        const known = next.get(key) ?? { frontier: grown.frontier, layouts: none() };
        next.set(key, known);
        add(known.layouts, layouts, filled);
      }
    }
    frontiers = next;
  }
  for (const { frontier, layouts } of frontiers.values()) {
    for (const size of frontier.sizes) finish(size, layouts, 0);
  }
  return result;
}

// Adds a cell; returns the size of a group that can no longer grow. Sizes stop at `largest`.
function grow(
  { groups: before, sizes: sizesBefore }: Frontier,
  row: number,
  filled: boolean,
  largest: number,
): { frontier: Frontier; finished: number | null } {
  const left = before[row] ?? 0;
  const above = row > 0 ? (before[row - 1] ?? 0) : 0;
  const own = left || above || sizesBefore.length + 1;
  const sizeOf = (group: number) => sizesBefore[group - 1] ?? 0;
  const joined = filled && above !== 0 && above !== own ? above : null;
  const groups = before.map((group) => (group === joined ? own : group));
  groups[row] = filled ? own : 0;
  const names = [...new Set(groups.filter((group) => group !== 0))];
  const sizes = names.map((group) => {
    if (!filled || group !== own) return sizeOf(group);
    return Math.min(largest, sizeOf(own) + 1 + (joined === null ? 0 : sizeOf(joined)));
  });
  return {
    frontier: { groups: groups.map((group) => names.indexOf(group) + 1), sizes },
    finished: left !== 0 && !groups.includes(left) ? sizeOf(left) : null,
  };
}
