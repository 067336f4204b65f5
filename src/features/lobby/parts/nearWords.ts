/** One wrong letter from four letters on, two from eight on. */
function allowedTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The words of a vocabulary that begin as it was typed, or would without a letter wrong, missing, too many or swapped. */
export function nearWords(typed: string, vocabulary: Iterable<string>): string[] {
  const most = allowedTypos(typed);
  return [...vocabulary].filter((word) => typosBeforePrefix(typed, word, most) <= most);
}

/**
 * The fewest changes that make what was typed the beginning of a word (optimal string alignment); anything above
 * `most` where there are more.
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
