import { type ContactSheet, changedEntries, type SheetEntry } from './contactSheet.ts';

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`;

/** Describes what an entry shows and how far it differs. */
export function entryLabel({ shot, difference, state }: SheetEntry): string {
  const what = `${shot.page}, ${shot.visitor}, ${shot.width} px`;
  if (state === 'shown') return what;
  return difference ? `${what}: ${state}, ${percent(difference.share)}` : `${what}: ${state}`;
}

/** Writes a short Markdown summary for a pull request. */
export function sheetSummary(sheet: ContactSheet): string {
  const brands = [...new Set(sheet.entries.map(({ shot }) => shot.brand))];
  if (sheet.against === null) return `${sheet.entries.length} pictures of ${brands.join(', ')}\n`;
  const changed = changedEntries(sheet);
  const lines = [
    `${changed.length} of ${sheet.entries.length} pictures differ from ${sheet.against}.`,
    '',
    '| brand | changed | unexpected | reason |',
    '| --- | ---: | ---: | --- |',
  ];
  for (const brand of brands) {
    const own = changed.filter(({ shot }) => shot.brand === brand);
    const unexpected = own.filter(({ state }) => state === 'unexpected').length;
    const reasons = (sheet.reasons.get(brand) ?? ['nothing of this brand changed']).join('; ');
    lines.push(
      `| ${brand} | ${own.length - unexpected} | ${unexpected} | ${reasons.replaceAll('|', '\\|')} |`,
    );
  }
  return `${lines.join('\n')}\n`;
}
