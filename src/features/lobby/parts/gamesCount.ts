let whole: Intl.NumberFormat | undefined;

/** Formats `1 jogo` or `5.000 jogos`; the formatter is created once because that is slow. */
export function gamesCount(games: number): string {
  whole ??= new Intl.NumberFormat('pt-BR');
  return games === 1 ? '1 jogo' : `${whole.format(games)} jogos`;
}
