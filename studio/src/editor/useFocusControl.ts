import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useEffectFor } from '../../../src/shared/state/useEffectFor.ts';

/** Moves the focus to the control that the URL names in its fragment: `#token-color.primary`. */
export function useFocusControl(): void {
  const { hash, key } = useLocation();
  const focusControl = useCallback(() => {
    const element = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    element?.closest('details')?.setAttribute('open', '');
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [hash]);
  // The same link pressed twice moves the focus again.
  useEffectFor(key, focusControl);
}
