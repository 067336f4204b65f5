import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { reportError } from '../../shared/errors/errorReports.ts';
import { reloadOnce } from '../../shared/reload/reloadGuard.ts';
import { mayReloadFor } from './staleChunk.ts';

/** Returns the caught error's state; `reloading` while the page reloads for a missing chunk. */
export function useFailure(): 'missing' | 'reloading' | 'failed' {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const [reloads, setReloads] = useState(() => mayReloadFor(error));

  useEffect(() => {
    if (isMissing) return;
    if (reloads) setReloads(reloadOnce(location));
    else reportError(error, 'blocking');
  }, [isMissing, reloads, error]);

  if (isMissing) return 'missing';
  return reloads ? 'reloading' : 'failed';
}
