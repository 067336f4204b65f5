import { createContext, useContext } from 'react';
import type { PageData } from './pageData.ts';

export const PageDataContext = createContext<PageData>({});

// What the first page carries. Later pages fetch what they need.
export function usePageData(): PageData {
  return useContext(PageDataContext);
}

/** Tells whether the first page was prerendered with the operator's content, so that it hydrates as it is. */
export function useCarriesContent(): boolean {
  return usePageData().state !== undefined;
}
