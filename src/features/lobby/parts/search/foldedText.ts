/** Folds text for search: no accents, case or punctuation, so `Ação-Máxima` equals `acao maxima`. */
export function foldedText(text: string): string {
  // Most names are ASCII, and normalizing takes ten times as long.
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
