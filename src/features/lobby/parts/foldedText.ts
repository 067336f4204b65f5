/** Without accents and case: `Ação` and `acao` are the same word to who searches. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
