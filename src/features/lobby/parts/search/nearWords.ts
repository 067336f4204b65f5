// One typo from four letters on, two from eight on.
function allowedTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Lists the words that begin with the typed text, allowing one or two typos. */
export function nearWords(typed: string, vocabulary: Iterable<string>): string[] {
  const most = allowedTypos(typed);
  return [...vocabulary].filter((word) => typosBeforePrefix(typed, word, most) <= most);
}

/**
 * Returns the edits (optimal string alignment) that make the text a prefix of the word, capped above `most`.
 */
function typosBeforePrefix(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed[row - 1];
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = letter === word[column - 1];
      const isSwapped =
        row > 1 && column > 1 && letter === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        (last[column] ?? row) + 1,
        (current[column - 1] ?? row) + 1,
        (last[column - 1] ?? row) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? row) + 1 : row,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}
