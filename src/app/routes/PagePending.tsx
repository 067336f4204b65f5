import { routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';

// Shown until the guards have decided.
export function PagePending({ routeId }: { routeId: RouteId }) {
  return (
    <>
      <h1>{routeEntry(routeId).title}</h1>
      <Skeleton shape="card" status="Carregando página" />
    </>
  );
}
