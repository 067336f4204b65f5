/** A pointer that only passes over a link wants nothing of it. */
const dwellMs = 65;

/** The path of the page that a link of this site leads to in this tab; null for every other element. */
export function pathOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname ? null : link.pathname;
}

/** Tells the path of a link that somebody points at, touches or reaches by keyboard, until the returned end. */
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
