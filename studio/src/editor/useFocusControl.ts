import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useEffectFor } from '../../../src/shared/state/useEffectFor.ts';

// The control itself, or the nearest group around it: a group that is off shows no fields.
function nearestControl(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  const end = id.lastIndexOf('.');
  return element || end < 0 ? element : nearestControl(id.slice(0, end));
}

/** Moves the focus to the control that the URL names in its fragment: `#token-color.primary`. */
export function useFocusControl(isReady = true): void {
  const { hash, key } = useLocation();
  const focusControl = useCallback(() => {
    const element = hash === '' || !isReady ? null : nearestControl(decodeURIComponent(hash.slice(1)));
    element?.closest('details')?.setAttribute('open', '');
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [hash, isReady]);
  // The same link pressed twice moves the focus again.
  useEffectFor(key, focusControl);
}
