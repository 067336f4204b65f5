import * as v from 'valibot';
import {
  loginRequested,
  recoveryRequested,
  registerRequested,
  selectAuthPanel,
} from '../state/authModalSlice.ts';
import { authPanelOf } from '../state/authPanelOf.ts';
import type { AppStartListening, AppStore } from '../state/rootState.ts';
import { playerArrived, selectIsAuthenticated } from '../state/sessionSlice.ts';
import { couponRequested, depositRequested, selectWalletDialog } from '../state/walletDialogSlice.ts';
import { readStored, removeStored, type StoredValue, writeStored } from '../storage/browserStorage.ts';
import { bringBack, keptFieldSchema, keptFields } from './keptFields.ts';
import { reloadOnce } from './reloadGuard.ts';

const keptPageSchema = v.object({
  path: v.string(),
  /** A word that this build does not know opens register, and what was typed is not lost with it. */
  authPanel: v.nullable(v.string()),
  walletDialog: v.nullable(v.picklist(['deposit', 'coupon', 'deposit-popup'])),
  fields: v.array(keptFieldSchema),
});

const storedPage: StoredValue<v.InferOutput<typeof keptPageSchema>> = {
  key: 'page-before-reload',
  version: 1,
  parse: (value) => {
    const page = v.safeParse(keptPageSchema, value);
    return page.success ? page.output : null;
  },
};

/** Fields that a page shows late; after this long they will not come any more. */
const refillForMs = 15_000;

type ReadStore = Pick<AppStore, 'getState'>;

/** Reloads the page so that the person finds what they had typed, and the dialog they had typed it in. */
export function reloadKeepingTyped({ getState }: ReadStore): boolean {
  const state = getState();
  const fields = keptFields();
  // Of the dialogs only those come back that something was typed in, or that were still on their way.
  const hasDialog = fields.length > 0 || document.querySelector('dialog[open]') === null;
  const page = {
    path: location.pathname,
    authPanel: hasDialog ? selectAuthPanel(state) : null,
    walletDialog: hasDialog ? selectWalletDialog(state) : null,
    fields,
  };
  writeStored(storedPage, page, 'sessionStorage');
  return reloadOnce(location);
}

const authPanels = {
  login: () => loginRequested(),
  register: () => registerRequested(),
  recover: () => recoveryRequested(),
};
const walletDialogs = { deposit: () => depositRequested(), coupon: () => couponRequested() };

/** Brings back what the page before the reload held. */
export function startBringingBack(
  startListening: AppStartListening,
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
): void {
  const kept = readStored(storedPage, 'sessionStorage');
  removeStored(storedPage, 'sessionStorage');
  if (!kept || kept.path !== location.pathname) return;

  if (kept.authPanel && !selectIsAuthenticated(getState()))
    dispatch(authPanels[authPanelOf(kept.authPanel)]());
  if (kept.walletDialog === 'deposit' || kept.walletDialog === 'coupon') {
    const reopen = walletDialogs[kept.walletDialog];
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

  if (kept.fields.length > 0) bringBack(kept.fields, refillForMs);
}
