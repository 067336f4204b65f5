let whole: Intl.NumberFormat | undefined;

/** Formats `1 jogo` or `5.000 jogos`; the formatter is slow to create, so numbers without separators go without. */
export function gamesCount(games: number): string {
  if (games === 1) return '1 jogo';
  if (games < 1000) return `${games} jogos`;
  whole ??= new Intl.NumberFormat('pt-BR');
  return `${whole.format(games)} jogos`;
}
