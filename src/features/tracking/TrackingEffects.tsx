import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { recordEvent } from './trackingSinks.ts';

// Records every page view after the first, which the tags record on their own.
export function TrackingEffects() {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // Without the query, which may hold personal data.
    recordEvent({ event: 'page_view', page_location: location.origin + pathname });
  }, [pathname]);
  return null;
}
