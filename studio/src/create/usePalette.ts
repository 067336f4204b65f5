import { useEffect, useMemo } from 'react';
import { usePaletteMutation } from '../api/studioClient.ts';
import { useDebounced } from '../editor/useDebounced.ts';
import { type PaletteValues, paletteOf } from './newBrandValues.ts';

const settleMs = 250;

/** Asks for the palette of the chosen color or logo, in which every contrast pair passes. */
export function usePalette({ start, color, logo }: PaletteValues) {
  const source = useMemo(() => ({ start, color, logo }), [start, color, logo]);
  const settled = useDebounced(source, settleMs);
  const [ask, { data, error, isLoading }] = usePaletteMutation({ fixedCacheKey: 'new-brand' });
  useEffect(() => {
    const palette = paletteOf(settled);
    if (palette) void ask({ source: palette });
  }, [ask, settled]);
  const tokens = start === 'brand' ? undefined : data?.tokens;
  const properties = useMemo(
    () => Object.fromEntries(Object.entries(tokens ?? {}).map(([name, value]) => [`--color-${name}`, value])),
    [tokens],
  );
  return { palette: start === 'brand' ? undefined : data, error, isLoading, properties };
}
