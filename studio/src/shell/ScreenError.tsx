import { useRouteError } from 'react-router';
import { ErrorNote } from './ErrorNote.tsx';

// A mistake of the studio itself; drafts are in storage already.
export function ScreenError() {
  const error = useRouteError();
  const message = error instanceof Error ? error.message : String(error);
  return <ErrorNote error={{ reason: 'unknown', message }} onRetry={() => location.reload()} />;
}
