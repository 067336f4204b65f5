import { Skeleton } from '../ui/skeleton/Skeleton.tsx';

/** The shell's page: nobody knows yet which one it will be. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton width="14rem" height="2.25rem" shape="block" status="Carregando página" />
      <Skeleton shape="card" />
    </>
  );
}
