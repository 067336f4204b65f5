import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

interface BookAddress {
  /** Grows whenever the page is led elsewhere and the widget must open anew. */
  visit: number;
  hash: string;
  /** The widget has moved to `/event/12`: the address follows. */
  follow: (path: string) => void;
}

/**
 * The widget's place in the address, both ways. With a router of its own it writes the hash and hears back and forward
 * itself; only a link to another place opens it anew. Without one, this page does both for it.
 */
export function useBookAddress(hasOwnRouter: boolean): BookAddress {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  const at = useRef({ pathname, hash, key });
  const [visit, setVisit] = useState(0);

  useEffect(() => {
    const before = at.current;
    at.current = { pathname, hash, key };
    const isLed = hasOwnRouter ? how !== 'POP' && key !== before.key : hash !== before.hash;
    if (isLed || pathname !== before.pathname) setVisit((count) => count + 1);
  }, [pathname, hash, key, how, hasOwnRouter]);

  return {
    visit,
    hash: hasOwnRouter ? '' : hash,
    follow: (path) => {
      if (hasOwnRouter || path.includes('undefined')) return;
      const next = `#${path}`;
      if (next === at.current.hash) return;
      at.current = { ...at.current, hash: next };
      void navigate({ hash: next }, { replace: path.startsWith('/sport/'), preventScrollReset: true });
    },
  };
}
