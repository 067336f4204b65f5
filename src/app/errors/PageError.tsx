import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { errorStatus } from './errorTexts.ts';
import { useFailure } from './useFailure.ts';

/** A page that failed: the frame around it and its menus go on working. */
export function PageError() {
  const failure = useFailure();
  if (failure === 'reloading') return <Skeleton count={3} status="Atualizando a página" />;
  return <ErrorMessage status={errorStatus()} />;
}
