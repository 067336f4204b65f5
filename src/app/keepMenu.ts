import { menuRestored, selectMenu, storedMenu } from '../shared/state/menuSlice.ts';
import type { AppStartListening, AppStore } from '../shared/state/rootState.ts';
import { readStored, writeStored } from '../shared/storage/browserStorage.ts';

/** The menu's state lasts over reloads. */
export function startKeepingMenu(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) => current.menu !== previous.menu,
    effect: (action, { getState }) => {
      if (!menuRestored.match(action)) writeStored(storedMenu, selectMenu(getState()));
    },
  });
}

/** Only after hydration: the prerendered page shows the state that everybody starts with, and React keeps its classes. */
export function restoreMenu(store: AppStore): void {
  const menu = readStored(storedMenu);
  if (menu) store.dispatch(menuRestored(menu));
}
