import type { ReactNode } from 'react';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { useOptionalPart } from '../../ui/lazy/useOptionalPart.ts';
import { capabilityOfRoute } from './capabilities.ts';
import { useCapabilities } from './useCapabilities.ts';

const loadUnavailable = () => import('./parts/Unavailable.tsx').then((part) => part.Unavailable);

interface CapabilityGateProps {
  routeId: RouteId | null;
  children: ReactNode;
}

/** The page, or where the operator has switched off what it is about, a word about that in its place. */
export function CapabilityGate({ routeId, children }: CapabilityGateProps) {
  const capabilities = useCapabilities();
  const subject = capabilityOfRoute(routeId);
  const off = subject && subject !== 'registration' && !capabilities[subject] ? subject : null;
  const Unavailable = useOptionalPart(loadUnavailable, off !== null);
  if (!routeId || !off) return children;
  return Unavailable ? <Unavailable routeId={routeId} capability={off} /> : null;
}
