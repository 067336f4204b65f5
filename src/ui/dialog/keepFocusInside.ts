const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), iframe, summary, [tabindex]:not([tabindex="-1"])';

function focusableIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/** Wraps Tab within a modal dialog, which otherwise moves the focus to the browser's own bars. */
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

/** Focuses `[data-autofocus]`, else the first control outside the head with its close button. */
export function focusFirst(container: HTMLElement): void {
  const controls = focusableIn(container);
  const wanted =
    container.querySelector<HTMLElement>('[data-autofocus]') ??
    controls.find((control) => !control.closest('[data-dialog-head]')) ??
    controls[0] ??
    container;
  wanted.focus({ preventScroll: true });
}

/** Focuses the page's content when the element that opened a dialog has left the page with it. */
export function focusContentIfLost(): void {
  if (document.activeElement === document.body) {
    document.getElementById('content')?.focus({ preventScroll: true });
  }
}
