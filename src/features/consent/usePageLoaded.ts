import { useEffect, useState } from 'react';

/** One slow picture must not hold back what waits for all of them. */
const patienceMs = 3_000;

/** True once the browser has loaded what the page needs to be seen. */
export function usePageLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const done = () => setIsLoaded(true);
    if (document.readyState === 'complete') {
      done();
      return undefined;
    }
    window.addEventListener('load', done);
    const timer = setTimeout(done, patienceMs);
    return () => {
      window.removeEventListener('load', done);
      clearTimeout(timer);
    };
  }, []);
  return isLoaded;
}
