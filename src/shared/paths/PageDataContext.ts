import { createContext, useContext } from 'react';
import type { PageData } from './pageData.ts';

export const PageDataContext = createContext<PageData>({});

/** What the first page brought along. Later pages fetch what they need. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}
