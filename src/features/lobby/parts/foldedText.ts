/** Words alone, without accents, case and signs: `Ação-Máxima` and `acao maxima` are the same to who searches. */
export function foldedText(text: string): string {
  const plain = isPlain.test(text) ? text : text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Most names are: taking them apart would cost more than everything else here. */
const isPlain = /^[\x20-\x7e]*$/;
