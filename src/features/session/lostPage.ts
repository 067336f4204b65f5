import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import {
  type FormRestore,
  fieldSnapshotSchema,
  restoreForm,
  takeFormSnapshot,
} from '../../shared/reload/formSnapshot.ts';
import { returnRequested } from '../../shared/state/authModalSlice.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import {
  isSessionOver,
  logoutRequested,
  playerArrived,
  selectIsAuthenticated,
  sessionEnded,
  sessionLost,
} from '../../shared/state/sessionSlice.ts';
import {
  readStored,
  removeStored,
  type StoredValue,
  writeStored,
} from '../../shared/storage/browserStorage.ts';
import { dropWalletDrafts } from '../../shared/storage/formDraft.ts';
import { selectUser } from './me.ts';

const lostPageSchema = v.object({
  userId: v.string(),
  url: v.string(),
  fields: v.array(fieldSnapshotSchema),
});

// The page of a player whose session was lost, with the fields they had typed into.
const storedLostPage: StoredValue<v.InferOutput<typeof lostPageSchema>> = {
  key: 'page-of-lost-session',
  version: 1,
  parse: (value) => {
    const page = v.safeParse(lostPageSchema, value);
    return page.success ? page.output : null;
  },
};

/** Forgets the page and the drafts of a player who goes on without a session. */
export function forgetLostPage(): void {
  removeStored(storedLostPage, 'sessionStorage');
  dropWalletDrafts();
}

/** Stores the page when a session is lost, and returns the same player to it at the next login in this tab. */
export function registerLostPage(startListening: AppStartListening): void {
  let restore: FormRestore | null = null;
  // The next player sees none of what waits for its dialog.
  startListening({
    matcher: isSessionOver,
    effect: () => restore?.stop(),
  });
  // After a lost session the same player may return.
  startListening({
    matcher: isAnyOf(logoutRequested, sessionEnded),
    effect: (_action, { getOriginalState }) => {
      if (selectIsAuthenticated(getOriginalState())) dropWalletDrafts();
    },
  });
  startListening({
    actionCreator: sessionLost,
    effect: (_action, { getOriginalState }) => {
      const state = getOriginalState();
      const user = selectIsAuthenticated(state) ? selectUser(state) : null;
      if (!user) return;
      const { pathname, search, hash } = location;
      const page = { userId: user.id, url: pathname + search + hash, fields: takeFormSnapshot() };
      writeStored(storedLostPage, page, 'sessionStorage');
    },
  });
  startListening({
    actionCreator: playerArrived,
    effect: (_action, { dispatch, getState }) => {
      const page = readStored(storedLostPage, 'sessionStorage');
      if (!page) return;
      if (page.userId !== selectUser(getState())?.id) {
        forgetLostPage();
        return;
      }
      removeStored(storedLostPage, 'sessionStorage');
      if (page.fields.length > 0) restore = restoreForm(page.fields);
      if (page.url !== location.pathname + location.search + location.hash)
        dispatch(returnRequested(page.url));
    },
  });
}
