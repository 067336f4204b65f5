import { lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { useSetting } from './useSettings.ts';

const MaintenancePage = lazy(() =>
  import('./parts/MaintenancePage.tsx').then((part) => ({ default: part.MaintenancePage })),
);

export function SiteGate({ children }: { children: ReactNode }) {
  const inMaintenance = useSetting('maintence');
  const hydrated = useHydrated();
  if (!inMaintenance || !hydrated) return children;
  return (
    <Suspense fallback={null}>
      <MaintenancePage />
    </Suspense>
  );
}
