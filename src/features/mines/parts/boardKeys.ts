const side = 5;

/** Returns the tile that a key moves to, or null; Home and End lead to the ends of a row. */
export function boardTarget(key: string, from: number): number | null {
  const column = from % side;
  const row = Math.floor(from / side);
  const to = (nextRow: number, nextColumn: number) =>
    nextRow < 0 || nextRow >= side || nextColumn < 0 || nextColumn >= side
      ? null
      : nextRow * side + nextColumn;
  switch (key) {
    case 'ArrowRight':
      return to(row, column + 1);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'Home':
      return to(row, 0);
    case 'End':
      return to(row, side - 1);
    default:
      return null;
  }
}
