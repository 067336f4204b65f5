// Ignores pointers that only pass over a link.
const dwellMs = 65;

/** Returns the path of an internal link that opens in this tab, else null. */
export function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link.pathname;
}

/** Calls back with the path of a link on hover, touch and focus, until the returned function is called. */
export function watchLinks(onIntent: (path: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (target: EventTarget | null) => {
    const path = pathOfLink(target);
    if (path) onIntent(path);
  };
  const over = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(timer);
    if (pointerType === 'mouse' && pathOfLink(target)) timer = setTimeout(() => tell(target), dwellMs);
  };
  const touch = ({ target }: Event) => tell(target);
  document.addEventListener('pointerover', over, { passive: true });
  document.addEventListener('touchstart', touch, { passive: true });
  document.addEventListener('focusin', touch, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', over);
    document.removeEventListener('touchstart', touch);
    document.removeEventListener('focusin', touch);
  };
}
