import { useEffect, useState } from 'react';

/**
 * A part of a component that is fetched when first `wanted`; `undefined` until then, and for good when it cannot be
 * fetched: what it adds is an improvement, and its absence must not take the page down as `lazy` would.
 * `load` must be the same function at every call.
 */
export function useOptionalPart<Part extends object>(
  load: () => Promise<Part>,
  wanted: boolean,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    load().then(
      (loaded) => {
        // In a function, because a component is one, and would be called.
        if (current) setPart(() => loaded);
      },
      () => {},
    );
    return () => {
      current = false;
    };
  }, [load, wanted]);
  return part;
}
