import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { hasModifier } from '../../../../ui/keys/hasModifier.ts';
import { gridTarget } from './gridKeys.ts';

export interface CardKeys {
  // Asks for the focus of a card that is not rendered yet.
  want(index: number): void;
  // Focuses a card that a key led to once it is rendered.
  focusWanted(): void;
  // Whether a key led to a card that is not rendered yet.
  isWanting(): boolean;
}

/** Moves the focus between covers by arrows, Home and End, including covers not yet rendered. */
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
      if (hasModifier(event)) return;
      const card = event.target instanceof Element ? event.target.closest('[data-game]') : null;
      const index = card?.closest<HTMLElement>('[data-index]')?.dataset.index;
      if (index === undefined) return;
      // A second key continues from the pending target.
      const from = wanted.current ?? Number(index);
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
    want: (index) => {
      wanted.current = index;
    },
    focusWanted: useCallback(() => {
      if (wanted.current !== null && focusCard(list.current, wanted.current)) wanted.current = null;
    }, [list]),
    isWanting: () => wanted.current !== null,
  };
}

function focusCard(list: HTMLElement | null, index: number): boolean {
  const card = list?.querySelector<HTMLElement>(`[data-index="${index}"] [data-game]`);
  card?.focus({ preventScroll: true });
  return card != null;
}
