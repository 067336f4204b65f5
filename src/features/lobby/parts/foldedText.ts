/** Words alone, without accents, case and signs: `Ação-Máxima` and `acao maxima` are the same to who searches. */
export function foldedText(text: string): string {
  // Most names are plain: taking the others apart takes ten times as long.
  if (isPlain.test(text)) return text.toLowerCase().replace(signs, ' ').trim();
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isPlain = /^[\x20-\x7e]*$/;
const signs = /[^a-z0-9]+/g;
