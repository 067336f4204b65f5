import { useLayoutEffect } from 'react';
import { Alerts } from '../../features/alerts/Alerts.tsx';
import { ConnectionNotices } from '../../features/connection/ConnectionNotices.tsx';
import { StructuredData } from './StructuredData.tsx';

// Lazy: what an untouched page of a guest does not show. Until then the early script reports a lost network.
export function IdleEffects() {
  // In the same frame as the app's own notice: this hides the early one.
  useLayoutEffect(() => {
    document.documentElement.dataset.idleEffects = 'shown';
  }, []);
  return (
    <>
      <StructuredData />
      <ConnectionNotices />
      <Alerts />
    </>
  );
}
