import { createContext, useContext } from 'react';
import type { BrandRecord } from './brandRecord.ts';

export const BrandContext = createContext<BrandRecord | null>(null);

/** The brand this page belongs to. Ask it for a capability, a name or an address, never for who it is. */
export function useBrand(): BrandRecord {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand: no BrandContext above this component');
  return brand;
}
