import * as v from 'valibot';
import {
  authPanelOf,
  loginRequested,
  recoveryRequested,
  registerRequested,
  selectAuthPanel,
} from '../state/authModalSlice.ts';
import { type AppStartListening, type AppStore, readServices } from '../state/rootState.ts';
import { isSessionOver, playerArrived, selectIsAuthenticated } from '../state/sessionSlice.ts';
import {
  couponRequested,
  depositRequested,
  selectWalletDialog,
  walletDialogNames,
} from '../state/walletDialogSlice.ts';
import { readBrandCookie } from '../storage/brandCookies.ts';
import { readStored, removeStored, type StoredValue, writeStored } from '../storage/browserStorage.ts';
import { type FormRestore, fieldSnapshotSchema, restoreForm, takeFormSnapshot } from './formSnapshot.ts';
import { reloadOnce } from './reloadGuard.ts';

const pageSnapshotSchema = v.object({
  // Null for a guest. Another player never sees the page.
  userId: v.nullable(v.string()),
  path: v.string(),
  // A panel that this build does not know opens register.
  authPanel: v.nullable(v.string()),
  walletDialog: v.nullable(v.picklist(walletDialogNames)),
  fields: v.array(fieldSnapshotSchema),
});

const storedSnapshot: StoredValue<v.InferOutput<typeof pageSnapshotSchema>> = {
  key: 'page-before-reload',
  version: 2,
  parse: (value) => {
    const page = v.safeParse(pageSnapshotSchema, value);
    return page.success ? page.output : null;
  },
};

type PageStore = Pick<AppStore, 'dispatch' | 'getState'>;

const ownerOf = ({ dispatch }: PageStore) => readBrandCookie(readServices(dispatch).brand.id, 'user_id');

let formRestore: FormRestore | null = null;

/**
 * Reloads the page and keeps what was typed; a dialog opens again only if its module was missing and it never
 * opened.
 */
export function reloadKeepingTyped(store: PageStore): boolean {
  const state = store.getState();
  const isDialogOpen = document.querySelector('dialog[open]') !== null;
  const page = {
    userId: ownerOf(store),
    path: location.pathname,
    authPanel: isDialogOpen ? null : selectAuthPanel(state),
    walletDialog: isDialogOpen ? null : selectWalletDialog(state),
    fields: [...takeFormSnapshot(), ...(formRestore?.pending() ?? [])],
  };
  writeStored(storedSnapshot, page, 'sessionStorage');
  return reloadOnce(location);
}

const authPanels = {
  login: () => loginRequested(),
  register: () => registerRequested(),
  recover: () => recoveryRequested(),
};
const walletDialogs = { deposit: () => depositRequested(), coupon: () => couponRequested() };

/** Restores the typed fields and the pending dialog request of the page before the reload. */
export function restorePageAfterReload(startListening: AppStartListening, store: PageStore): void {
  const { dispatch, getState } = store;
  const page = readStored(storedSnapshot, 'sessionStorage');
  removeStored(storedSnapshot, 'sessionStorage');
  if (!page || page.path !== location.pathname || page.userId !== ownerOf(store)) return;

  if (page.authPanel && !selectIsAuthenticated(getState()))
    dispatch(authPanels[authPanelOf(page.authPanel)]());
  if (page.walletDialog === 'deposit' || page.walletDialog === 'coupon') {
    const reopen = walletDialogs[page.walletDialog];
    if (selectIsAuthenticated(getState())) dispatch(reopen());
    else
      startListening({
        actionCreator: playerArrived,
        effect: (_action, api) => {
          api.unsubscribe();
          api.dispatch(reopen());
        },
      });
  }

  if (page.fields.length === 0) return;
  const restore = restoreForm(page.fields);
  formRestore = restore;
  // The next player on this device sees none of it.
  startListening({
    matcher: isSessionOver,
    effect: (_action, api) => {
      api.unsubscribe();
      restore.stop();
    },
  });
}
