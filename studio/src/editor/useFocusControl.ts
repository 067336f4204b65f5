import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the control that the URL names in its fragment: `#token-color.primary`. */
export function useFocusControl(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed twice moves the focus again
  useEffect(() => {
    const element = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    element?.closest('details')?.setAttribute('open', '');
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [hash, key]);
}
