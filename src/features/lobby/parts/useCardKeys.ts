import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { gridTarget } from './gridKeys.ts';

export interface CardKeys {
  /** To be called when cards have been made: the one that a key led to may be among them. */
  focusWanted(): void;
  /** A key has led to a card that is not there yet. */
  isWanting(): boolean;
}

/** Arrows, Home and End lead from cover to cover, also to those that are not there yet. */
export function useCardKeys(
  list: RefObject<HTMLElement | null>,
  columns: number,
  count: number,
  scrollToRow: (row: number) => void,
): CardKeys {
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
      // A key that comes before the card of the last one goes on from there.
      const from = wanted.current ?? Number(place);
      const target = gridTarget(event.key, from, columns, latest.current.count);
      if (target === null) return;
      event.preventDefault();
      latest.current.scrollToRow(Math.floor(target / columns));
      wanted.current = focusCard(element, target) ? null : target;
    };
    const arrive = () => {
      wanted.current = null;
    };
    element.addEventListener('keydown', move);
    element.addEventListener('focusin', arrive);
    return () => {
      element.removeEventListener('keydown', move);
      element.removeEventListener('focusin', arrive);
    };
  }, [list, columns]);

  return {
    focusWanted: useCallback(() => {
      if (wanted.current !== null && focusCard(list.current, wanted.current)) wanted.current = null;
    }, [list]),
    isWanting: () => wanted.current !== null,
  };
}

function focusCard(list: HTMLElement | null, place: number): boolean {
  const card = list?.querySelector<HTMLElement>(`[data-place="${place}"] [data-game]`);
  card?.focus({ preventScroll: true });
  return card != null;
}
