import { createContext, useContext } from 'react';
import type { PageData } from './pageData.ts';

export const PageDataContext = createContext<PageData>({});

/** What the first page brought along. Later pages fetch what they need. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}

/** Whether the first page was made with the operator's content: it comes to life as it stands there. */
export function useCarriesContent(): boolean {
  return usePageData().state !== undefined;
}
