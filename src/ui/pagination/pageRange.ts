/** Lists the pages around `current` (from 1) with the first and the last; a `gap` replaces at least two. */
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
