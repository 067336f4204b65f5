import { afterEach, expect, test, vi } from 'vitest';
import { testBrand } from '../../tests/support/testBrand.ts';
import { scrollToTopSet, selectScrollToTop } from '../shared/state/visitSlice.ts';
import { createPrerenderServices } from './services.ts';
import { createStore } from './store.ts';

afterEach(() => vi.unstubAllGlobals());

test('the flag scrolls the page to its top each time it is set, and is cleared', async () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('window', { scrollTo });
  const store = createStore(createPrerenderServices(testBrand()));
  for (const times of [1, 2]) {
    store.dispatch(scrollToTopSet(true));
    await vi.waitFor(() => expect(selectScrollToTop(store.getState())).toBe(false));
    expect(scrollTo).toHaveBeenCalledTimes(times);
  }
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
});
