// Shows the focus ring and a part of the next item.
const marginPx = 16;
const ringPx = 4;

/** Scrolls a row so that the element focused by keyboard is completely visible. */
export function keepFocusInSight(page: Document): void {
  page.addEventListener('keydown', () => {
    const before = focusedIn(page);
    // The key moves the focus after this event; inside a shadow root no focus event is fired.
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
