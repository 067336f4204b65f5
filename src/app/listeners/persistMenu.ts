import { menuRestored, selectMenu, storedMenu } from '../../shared/state/menuSlice.ts';
import type { AppStartListening, AppStore } from '../../shared/state/rootState.ts';
import { readStored, writeStored } from '../../shared/storage/browserStorage.ts';

// Stores the persistent part of the menu state.
export function persistMenu(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) => current.menu !== previous.menu,
    effect: (action, { getState }) => {
      if (menuRestored.match(action)) return;
      const { collapsed, topAdvertShown } = selectMenu(getState());
      writeStored(storedMenu, { collapsed, topAdvertShown });
    },
  });
}

/** Restores the menu after hydration, because React would keep the class names of the prerendered state. */
export function restoreMenu(store: AppStore): void {
  const menu = readStored(storedMenu);
  if (menu) store.dispatch(menuRestored(menu));
}
