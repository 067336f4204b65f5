const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), iframe, summary, [tabindex]:not([tabindex="-1"])';

function focusableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/**
 * A modal dialog makes the page inert, yet Tab after the last control still leaves for the browser's own bars and
 * comes back from there. Players lose their place on that way, so Tab goes round inside.
 */
export function keepFocusInside(
  container: HTMLElement,
  event: { shiftKey: boolean; preventDefault(): void },
) {
  const controls = focusableIn(container);
  const first = controls.at(0);
  const last = controls.at(-1);
  const current = document.activeElement;
  if (!first || !last) {
    event.preventDefault();
  } else if (event.shiftKey && (current === first || !controls.includes(current as HTMLElement))) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && current === last) {
    event.preventDefault();
    first.focus();
  }
}

/** Focus starts on what asks for it, else on the first control that is not in the head, where the close button is. */
export function focusFirst(container: HTMLElement): void {
  const controls = focusableIn(container);
  const wanted =
    container.querySelector<HTMLElement>('[data-autofocus]') ??
    controls.find((control) => !control.closest('[data-dialog-head]')) ??
    controls[0] ??
    container;
  wanted.focus({ preventScroll: true });
}
