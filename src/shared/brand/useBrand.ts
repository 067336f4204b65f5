import { createContext, useContext } from 'react';
import type { BrandRecord } from './brandRecord.ts';

export const BrandContext = createContext<BrandRecord | null>(null);

/** Returns the brand of this page; read a capability, a name or a URL from it, never compare its id. */
export function useBrand(): BrandRecord {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand: no BrandContext above this component');
  return brand;
}
