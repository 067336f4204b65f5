import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { gridTarget } from './gridKeys.ts';

/**
 * Arrows, Home and End lead from cover to cover, also to those that are not there yet: what is returned is to be called
 * when some have been made.
 */
export function useCardKeys(
  list: RefObject<HTMLElement | null>,
  columns: number,
  count: number,
  scrollToRow: (row: number) => void,
): () => void {
  const wanted = useRef<number | null>(null);
  const latest = useRef({ count, scrollToRow });

  useLayoutEffect(() => {
    latest.current = { count, scrollToRow };
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const move = (event: KeyboardEvent) => {
      const card = event.target instanceof Element ? event.target.closest('[data-game]') : null;
      const place = card?.closest<HTMLElement>('[data-place]')?.dataset.place;
      if (place === undefined) return;
      const target = gridTarget(event.key, Number(place), columns, latest.current.count);
      if (target === null) return;
      event.preventDefault();
      latest.current.scrollToRow(Math.floor(target / columns));
      wanted.current = focusCard(element, target) ? null : target;
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [list, columns]);

  return useCallback(() => {
    if (wanted.current !== null && focusCard(list.current, wanted.current)) wanted.current = null;
  }, [list]);
}

function focusCard(list: HTMLElement | null, place: number): boolean {
  const card = list?.querySelector<HTMLElement>(`[data-place="${place}"] [data-game]`);
  card?.focus({ preventScroll: true });
  return card != null;
}
