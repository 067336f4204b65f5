import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import { BrandContext } from '../shared/brand/useBrand.ts';
import { PageDataContext } from '../shared/paths/PageDataContext.ts';
import type { PageData } from '../shared/paths/pageData.ts';
import type { AppStore, RootState } from '../shared/state/rootState.ts';
import { EmblemContext } from '../ui/empty-state/EmblemContext.ts';
import { RootBoundary } from './errors/RootBoundary.tsx';

interface AppProps {
  brand: BrandRecord;
  page: PageData;
  store: AppStore;
  // State of the prerendered page, because the store may change during hydration.
  prerenderedState?: RootState;
  children: ReactNode;
}

// Shared by prerendering and the browser.
export function App({ brand, page, store, prerenderedState, children }: AppProps) {
  return (
    <BrandContext value={brand}>
      <PageDataContext value={page}>
        <EmblemContext value={brand.pictures.favicon}>
          <Provider store={store} serverState={prerenderedState}>
            <RootBoundary>{children}</RootBoundary>
          </Provider>
        </EmblemContext>
      </PageDataContext>
    </BrandContext>
  );
}
