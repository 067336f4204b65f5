import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { recordEvent } from './trackingSinks.ts';

/** Tells of every page after the first: that one the tags see for themselves when they come. */
export function TrackingEffects() {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // Without the query: it may hold what a campaign or a partner wrote into it.
    recordEvent({ event: 'page_view', page_location: location.origin + pathname });
  }, [pathname]);
  return null;
}
