import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredValue } from '../storage/browserStorage.ts';

export interface MenuState {
  // Drawer on phones.
  menuOpened: boolean;
  // Side menu reduced to its icons.
  collapsed: boolean;
  chatOpened: boolean;
  userMenuOpened: boolean;
  // The advert strip at the top, until dismissed.
  topAdvertShown: boolean;
}

export const initialMenuState: MenuState = {
  menuOpened: false,
  collapsed: false,
  chatOpened: false,
  userMenuOpened: false,
  topAdvertShown: true,
};

// What a later visit restores. Overlays (drawer, chat, user menu) always start closed.
export type LastingMenuState = Pick<MenuState, 'collapsed' | 'topAdvertShown'>;

function parseMenuState(value: unknown): LastingMenuState | null {
  if (typeof value !== 'object' || value === null) return null;
  const flag = (name: keyof LastingMenuState): boolean => {
    const stored: unknown = Reflect.get(value, name);
    return typeof stored === 'boolean' ? stored : initialMenuState[name];
  };
  return { collapsed: flag('collapsed'), topAdvertShown: flag('topAdvertShown') };
}

export const storedMenu: StoredValue<LastingMenuState> = { key: 'menu', version: 1, parse: parseMenuState };

const menuSlice = createSlice({
  name: 'menu',
  initialState: initialMenuState,
  reducers: {
    menuRestored: (state, action: PayloadAction<LastingMenuState>) => ({ ...state, ...action.payload }),
    overlaysClosed: (state) => ({ ...state, menuOpened: false, chatOpened: false, userMenuOpened: false }),
    menuToggled: (state) => {
      state.menuOpened = !state.menuOpened;
    },
    menuClosed: (state) => {
      state.menuOpened = false;
    },
    sideMenuToggled: (state) => {
      state.collapsed = !state.collapsed;
    },
    chatToggled: (state) => {
      state.chatOpened = !state.chatOpened;
    },
    userMenuToggled: (state, action: PayloadAction<boolean>) => {
      state.userMenuOpened = action.payload;
    },
    topAdvertDismissed: (state) => {
      state.topAdvertShown = false;
    },
  },
  selectors: {
    selectMenu: (menu) => menu,
    selectMenuOpened: (menu) => menu.menuOpened,
    selectMenuCollapsed: (menu) => menu.collapsed,
    selectChatOpened: (menu) => menu.chatOpened,
    selectUserMenuOpened: (menu) => menu.userMenuOpened,
    selectTopAdvertShown: (menu) => menu.topAdvertShown,
  },
});

export const menuReducer = menuSlice.reducer;
export const {
  menuRestored,
  overlaysClosed,
  menuToggled,
  menuClosed,
  sideMenuToggled,
  chatToggled,
  userMenuToggled,
  topAdvertDismissed,
} = menuSlice.actions;
export const {
  selectMenu,
  selectMenuOpened,
  selectMenuCollapsed,
  selectChatOpened,
  selectUserMenuOpened,
  selectTopAdvertShown,
} = menuSlice.selectors;

declare module './rootState.ts' {
  interface RootState {
    menu: MenuState;
  }
}
