/** Returns the index that a key moves to in a grid, or null. */
export function gridTarget(key: string, from: number, columns: number, count: number): number | null {
  const target = unbounded(key, from, columns, count);
  return target !== null && target >= 0 && target < count && target !== from ? target : null;
}

function unbounded(key: string, from: number, columns: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return from + 1;
    case 'ArrowLeft':
      return from - 1;
    case 'ArrowDown':
      return from + columns;
    case 'ArrowUp':
      return from - columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
