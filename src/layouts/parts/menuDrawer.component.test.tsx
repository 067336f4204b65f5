import { expect, test } from 'vitest';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { menuToggled, selectMenuOpened } from '../../shared/state/menuSlice.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

test.each(['/casino', '/'])('closes with a navigation to %s, also of the open page', async (path) => {
  const { store, router } = await renderFeature(<MenuDrawer />, { player: null });
  store.dispatch(menuToggled());
  await expect.poll(() => selectMenuOpened(store.getState())).toBe(true);
  await router.navigate(path);
  await expect.poll(() => selectMenuOpened(store.getState())).toBe(false);
});
