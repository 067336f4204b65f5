import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

interface BookUrl {
  // Increments when navigation requires the widget to open again.
  visit: number;
  hash: string;
  // Copies the widget's path, as in `/event/12`, to the hash.
  follow: (path: string) => void;
}

/** Synchronizes the hash with widgets; the book routes on its own and reopens only on a new link. */
export function useBookUrl(hasOwnRouter: boolean): BookUrl {
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
