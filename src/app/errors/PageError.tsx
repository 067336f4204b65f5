import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { errorStatus } from './errorTexts.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useFailure } from './useFailure.ts';

// The surrounding layout keeps working.
export function PageError() {
  const failure = useFailure();
  if (failure === 'missing') return <NotFoundPage />;
  if (failure === 'reloading') return <Skeleton count={3} status="Atualizando a página" />;
  return <ErrorMessage status={errorStatus()} />;
}
