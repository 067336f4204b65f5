import { afterEach, expect, test, vi } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { scrollToTopSet, selectScrollToTop } from '../../shared/state/visitSlice.ts';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';

afterEach(() => vi.unstubAllGlobals());

test('scrolls to the top each time the flag is set and clears it', async () => {
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
