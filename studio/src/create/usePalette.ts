import { useEffect, useMemo } from 'react';
import { usePaletteMutation } from '../api/studioClient.ts';
import { useDebounced } from '../editor/useDebounced.ts';
import { type PaletteValues, paletteOf } from './newBrandValues.ts';

const settleMs = 250;

/** Asks for the palette of the chosen color or logo, in which every contrast pair passes. */
export function usePalette({ start, color, logo, logoColor }: PaletteValues) {
  const source = useMemo(() => ({ start, color, logo, logoColor }), [start, color, logo, logoColor]);
  const settled = useDebounced(source, settleMs);
  const [ask, { data, error, isLoading }] = usePaletteMutation({ fixedCacheKey: 'new-brand' });
  useEffect(() => {
    const palette = paletteOf(settled);
    if (palette) void ask({ source: palette });
  }, [ask, settled]);
  // The answer is shared by the form's parts and outlives a change of the start.
  const answer = paletteOf(source) === null ? undefined : data;
  const palette = answer?.result === 'made' ? answer : undefined;
  const refused = answer?.result === 'refused' ? answer : undefined;
  const tokens = palette?.tokens;
  const properties = useMemo(
    () => Object.fromEntries(Object.entries(tokens ?? {}).map(([name, value]) => [`--color-${name}`, value])),
    [tokens],
  );
  return { palette, refused, error, isLoading, properties };
}
