/**
 * The pages a pagination offers around `current` (both counted from 1): always the first, the last and the
 * neighbours. `gap` stands for at least two pages left out, since a gap of one is as wide as the page itself.
 */
export function pageRange(current: number, pages: number): (number | 'gap')[] {
  const shown: (number | 'gap')[] = [];
  let previous = 0;
  for (let page = 1; page <= pages; page += 1) {
    if (page !== 1 && page !== pages && Math.abs(page - current) > 1) continue;
    if (page - previous === 2) shown.push(page - 1);
    else if (page - previous > 2) shown.push('gap');
    shown.push(page);
    previous = page;
  }
  return shown;
}
