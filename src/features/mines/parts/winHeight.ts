const columns = 5;
// From the middle outwards, where a win is looked for.
const rows = [2, 1, 3, 0, 4];

/**
 * Returns where on the board the figures of a win cover the fewest opened tiles, as a share of its height. They are as
 * wide as the three columns in the middle, and may reach into the next rows.
 */
export function winHeight(opened: readonly number[]): number {
  const covered = opened.filter((tile) => tile % columns > 0 && tile % columns < columns - 1);
  const cost = (row: number) =>
    covered.reduce((sum, tile) => sum + Math.max(0, 2 - Math.abs(Math.floor(tile / columns) - row)), 0);
  const best = rows.reduce((best, row) => (cost(row) < cost(best) ? row : best));
  return (best + 0.5) / columns;
}
