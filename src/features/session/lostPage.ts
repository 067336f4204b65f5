import * as v from 'valibot';
import { fieldSnapshotSchema, restoreForm, takeFormSnapshot } from '../../shared/reload/formSnapshot.ts';
import { returnRequested } from '../../shared/state/authModalSlice.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { playerArrived, selectIsAuthenticated, sessionLost } from '../../shared/state/sessionSlice.ts';
import {
  readStored,
  removeStored,
  type StoredValue,
  writeStored,
} from '../../shared/storage/browserStorage.ts';
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

/** Forgets the page of a player who goes on without a session. */
export const forgetLostPage = () => removeStored(storedLostPage, 'sessionStorage');

/** Stores the page when a session is lost, and returns the same player to it at the next login in this tab. */
export function registerLostPage(startListening: AppStartListening): void {
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
      forgetLostPage();
      if (!page || page.userId !== selectUser(getState())?.id) return;
      if (page.fields.length > 0) restoreForm(page.fields);
      if (page.url !== location.pathname + location.search + location.hash)
        dispatch(returnRequested(page.url));
    },
  });
}
