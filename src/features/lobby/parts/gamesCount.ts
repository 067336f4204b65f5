let whole: Intl.NumberFormat | undefined;

/** `1 jogo`, `5.000 jogos`. The format is made once: that takes longer than all else a letter does to its line. */
export function gamesCount(games: number): string {
  whole ??= new Intl.NumberFormat('pt-BR');
  return games === 1 ? '1 jogo' : `${whole.format(games)} jogos`;
}
