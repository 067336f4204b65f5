import { useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { type Capabilities, capabilitiesOf } from './capabilities.ts';
import { useSettings } from './useSettings.ts';

export function useCapabilities(): Capabilities {
  const settings = useSettings();
  const { features } = useBrand();
  return useMemo(() => capabilitiesOf(settings, features), [settings, features]);
}
