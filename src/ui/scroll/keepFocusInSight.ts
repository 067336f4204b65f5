/** What stays free beside it: its ring, and enough of a neighbour to show that the row goes on. */
const marginPx = 16;
const ringPx = 4;

/**
 * A browser leaves what is half hidden at the edge of a row as it is: 32 pixels of it are in sight. Whoever goes along
 * a row by keyboard sees all of what has the focus, with its ring.
 */
export function keepFocusInSight(page: Document): void {
  page.addEventListener('keydown', () => {
    const before = focusedIn(page);
    // The key moves the focus after this. Inside a supplier's widget no focus event would tell.
    requestAnimationFrame(() => {
      const focused = focusedIn(page);
      if (focused && focused !== before) bring(focused);
    });
  });
}

function focusedIn(root: DocumentOrShadowRoot): Element | null {
  const focused = root.activeElement;
  return focused?.shadowRoot ? focusedIn(focused.shadowRoot) : focused;
}

function bring(focused: Element): void {
  const row = rowAround(focused);
  if (!row) return;
  const { left, right } = row.getBoundingClientRect();
  const own = focused.getBoundingClientRect();
  if (own.width > row.clientWidth || (own.left - ringPx >= left && own.right + ringPx <= right)) return;
  const item = focused.closest('li') ?? focused;
  row.scrollBy({ left: item.getBoundingClientRect().left - left - marginPx });
}

function rowAround(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isWider = around.scrollWidth > around.clientWidth;
    if (isWider && /auto|scroll/.test(getComputedStyle(around).overflowX)) return around;
  }
  return null;
}
