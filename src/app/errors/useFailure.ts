import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { reportError } from '../../shared/errors/errorReports.ts';
import { reloadOnce } from '../../shared/reload/reloadGuard.ts';
import { mayReloadFor } from './staleChunk.ts';

/** The error a boundary caught; while the page is being fetched anew because of it, `reloading`. */
export function useFailure(): 'reloading' | 'failed' {
  const error = useRouteError();
  const [reloads, setReloads] = useState(() => mayReloadFor(error));

  useEffect(() => {
    if (reloads) setReloads(reloadOnce(location));
    else reportError(error, 'blocking');
  }, [reloads, error]);

  return reloads ? 'reloading' : 'failed';
}
