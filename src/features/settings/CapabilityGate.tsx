import type { ReactNode } from 'react';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { capabilityOfRoute, useCapabilities } from './capabilities.ts';

const loadUnavailable = () => import('./parts/Unavailable.tsx').then((part) => part.Unavailable);

interface CapabilityGateProps {
  routeId: RouteId | null;
  children: ReactNode;
}

export function CapabilityGate({ routeId, children }: CapabilityGateProps) {
  const capabilities = useCapabilities();
  const subject = capabilityOfRoute(routeId);
  const off = subject && subject !== 'registration' && !capabilities[subject] ? subject : null;
  const Unavailable = useLazyComponent(loadUnavailable, off !== null);
  if (!routeId || !off) return children;
  return Unavailable ? <Unavailable routeId={routeId} capability={off} /> : null;
}
