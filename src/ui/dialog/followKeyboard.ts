/** Sets `--keyboard` to the height that the iOS keyboard covers, until the returned function is called. */
export function followKeyboard(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const measure = () => {
    // Pinch zoom also shrinks the visual viewport.
    const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
    element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  measure();
  viewport.addEventListener('resize', measure);
  viewport.addEventListener('scroll', measure);
  return () => {
    viewport.removeEventListener('resize', measure);
    viewport.removeEventListener('scroll', measure);
  };
}
