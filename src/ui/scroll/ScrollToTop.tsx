import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new page starts at its top. Going back is left to the browser, which remembers; so is a hash, which has its own aim. */
export function ScrollToTop(): null {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigation !== 'POP' && hash === '') window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [pathname, hash, navigation]);

  return null;
}
