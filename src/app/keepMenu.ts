import { menuRestored, selectMenu, storedMenu } from '../shared/state/menuSlice.ts';
import type { AppStartListening, AppStore } from '../shared/state/rootState.ts';
import { readStored, writeStored } from '../shared/storage/browserStorage.ts';

/** Keeps what lasts of the menu's state over reloads. */
export function startKeepingMenu(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) => current.menu !== previous.menu,
    effect: (action, { getState }) => {
      if (menuRestored.match(action)) return;
      const { collapsed, topAdvertShown } = selectMenu(getState());
      writeStored(storedMenu, { collapsed, topAdvertShown });
    },
  });
}

/** Called after hydration: the prerendered page shows the initial state, and React keeps its classes. */
export function restoreMenu(store: AppStore): void {
  const menu = readStored(storedMenu);
  if (menu) store.dispatch(menuRestored(menu));
}
