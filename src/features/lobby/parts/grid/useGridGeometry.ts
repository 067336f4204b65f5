import { type RefObject, useLayoutEffect, useState } from 'react';
import { type CardShape, type GridGeometry, gridGeometry, tablesGeometry } from './gridGeometry.ts';

const usualTilePx = 168;
const usualCaptionPx = 72;
// Kept across visits, so the page has its height before the scroll position is restored.
const lastGeometry: Partial<Record<CardShape, GridGeometry>> = {};

/** Measures the list before paint; null on the server. */
export function useGridGeometry(list: RefObject<HTMLElement | null>, shape: CardShape): GridGeometry | null {
  const [geometry, setGeometry] = useState(lastGeometry[shape] ?? null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const next = measureGrid(element, shape);
      setGeometry((before) =>
        before && before.columns === next.columns && before.rowHeight === next.rowHeight ? before : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, shape]);
  return geometry;
}

/** Measures the grid that fits into an element, also for lists that are rendered later. */
export function measureGrid(element: HTMLElement, shape: CardShape = 'cover'): GridGeometry {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const geometry =
    shape === 'table' ? tablesGeometry(element.clientWidth, rem) : coversGeometry(element, rem);
  lastGeometry[shape] = geometry;
  return geometry;
}

function coversGeometry(element: HTMLElement, rem: number): GridGeometry {
  const style = getComputedStyle(element);
  const sizePx = (property: string, usualPx: number) => {
    const size = style.getPropertyValue(property).trim();
    return size.endsWith('rem') ? Number.parseFloat(size) * rem : usualPx;
  };
  return gridGeometry(
    element.clientWidth,
    sizePx('--tile-width', usualTilePx),
    sizePx('--caption', usualCaptionPx),
    Number.parseFloat(style.getPropertyValue('--cover-ratio')) || undefined,
  );
}
