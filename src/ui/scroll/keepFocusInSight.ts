/** What stays free beside it: its ring, and enough of a neighbour to show that the row goes on. */
const marginPx = 16;
const ringPx = 4;

/**
 * A browser leaves what is half hidden at the edge of a row as it is: 32 pixels of it are in sight. Whoever goes along
 * a row by keyboard sees all of what has the focus, with its ring.
 */
export function keepFocusInSight(page: Document): void {
  page.addEventListener('focusin', (event) => {
    // Inside of a widget of somebody else's it is not the event's target.
    const [focused] = event.composedPath();
    if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return;
    const row = rowAround(focused);
    if (!row) return;
    const { left, right } = row.getBoundingClientRect();
    const own = focused.getBoundingClientRect();
    if (own.width > row.clientWidth || (own.left - ringPx >= left && own.right + ringPx <= right)) return;
    const item = focused.closest('li') ?? focused;
    row.scrollBy({ left: item.getBoundingClientRect().left - left - marginPx });
  });
}

function rowAround(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isWider = around.scrollWidth > around.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(around).overflowX)) return around;
  }
  return null;
}
