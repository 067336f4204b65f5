import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { menuToggled, selectMenuOpened } from '../../shared/state/menuSlice.ts';
import { DefaultHeader } from '../default/DefaultHeader.tsx';
import { OrangeHeader } from '../orange/OrangeHeader.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';

test.each(['/casino', '/'])('closes with a navigation to %s, also of the open page', async (path) => {
  const { store, router } = await renderFeature(<MenuDrawer />, { player: null });
  store.dispatch(menuToggled());
  await expect.poll(() => selectMenuOpened(store.getState())).toBe(true);
  await router.navigate(path);
  await expect.poll(() => selectMenuOpened(store.getState())).toBe(false);
});

test.each([
  ['default', DefaultHeader],
  ['orange', OrangeHeader],
])('opens from the header only on low screens without a bottom bar: %s', async (_name, Header) => {
  await page.viewport(844, 390);
  const { store } = await renderFeature(<Header />, { player: null });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  expect(selectMenuOpened(store.getState())).toBe(true);
  for (const [width, height] of [
    [390, 844],
    [844, 1024],
    [1440, 390],
  ] as const) {
    await page.viewport(width, height);
    expect(button.query()).toBeNull();
  }
});
