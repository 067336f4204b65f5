export interface Position {
  // From 1.
  line: number;
  // From 1.
  column: number;
}

/** Turns offsets into lines and columns. */
export function lineIndex(text: string): {
  at(offset: number): Position;
  offsetOf(position: Position): number;
} {
  const starts = [0];
  for (let next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) starts.push(next + 1);
  return {
    offsetOf: ({ line, column }) => (starts[line - 1] ?? 0) + column - 1,
    at(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
  };
}
