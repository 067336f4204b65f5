import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../tests/support/memoryStorage.ts';
import { testBrand } from '../../../tests/support/testBrand.ts';
import {
  chatToggled,
  initialMenuState,
  menuToggled,
  selectMenu,
  sideMenuToggled,
  storedMenu,
  topAdvertDismissed,
  userMenuToggled,
} from '../../shared/state/menuSlice.ts';
import { writeStored } from '../../shared/storage/browserStorage.ts';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';
import { restoreMenu } from './persistMenu.ts';

afterEach(() => vi.unstubAllGlobals());

function keep(): void {
  vi.stubGlobal('localStorage', memoryStorage());
}

const visit = () => createStore(createPrerenderServices(testBrand()));

test('restores the side menu and the advert, but no overlay', async () => {
  keep();
  const first = visit();
  for (const action of [
    menuToggled(),
    chatToggled(),
    userMenuToggled(true),
    sideMenuToggled(),
    topAdvertDismissed(),
  ])
    first.dispatch(action);
  await vi.waitFor(() => {
    const second = visit();
    restoreMenu(second);
    expect(selectMenu(second.getState())).toEqual({
      ...initialMenuState,
      collapsed: true,
      topAdvertShown: false,
    });
  });
});

test('ignores overlays that an earlier release stored as open', () => {
  keep();
  const stored = { ...initialMenuState, menuOpened: true, chatOpened: true, collapsed: true };
  writeStored(storedMenu, stored);
  const store = visit();
  restoreMenu(store);
  expect(selectMenu(store.getState())).toEqual({ ...initialMenuState, collapsed: true });
});
