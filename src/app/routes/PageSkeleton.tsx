import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';

// Shown in the app shell, where the route is unknown.
export function PageSkeleton() {
  return (
    <>
      <Skeleton width="14rem" height="2.25rem" shape="block" status="Carregando página" />
      <Skeleton shape="card" />
    </>
  );
}
