import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { studioClient } from '../api/studioClient.ts';
import { discarded, draftReducer, restored } from '../draft/draftSlice.ts';
import { brandOfStorageKey, parseDraft, storeDrafts, storedDrafts } from '../draft/draftStorage.ts';
import { noticeReducer, storageFailed } from '../shell/noticeSlice.ts';

const reducer = combineReducers({
  draft: draftReducer,
  notice: noticeReducer,
  [studioClient.reducerPath]: studioClient.reducer,
});

export type StudioState = ReturnType<typeof reducer>;

/** Creates the store with the drafts of an earlier visit, and writes every change of a draft at once. */
export function createStudioStore(storage: Storage = localStorage) {
  const store = configureStore({
    reducer,
    preloadedState: { draft: storedDrafts(storage) },
    middleware: (defaults) => defaults().concat(studioClient.middleware),
  });
  let written = store.getState().draft;
  let isFollowing = false;
  store.subscribe(() => {
    const { draft } = store.getState();
    if (draft === written) return;
    const before = written;
    written = draft;
    if (!isFollowing && !storeDrafts(storage, before, draft)) store.dispatch(storageFailed());
  });
  return Object.assign(store, {
    // Written again, an older draft would replace what the other tab has stored since.
    follow(change: ReturnType<typeof restored> | ReturnType<typeof discarded>): void {
      isFollowing = true;
      store.dispatch(change);
      isFollowing = false;
    },
  });
}

export type StudioStore = ReturnType<typeof createStudioStore>;

/** Takes over what another tab of the studio has changed in a draft. */
export function followOtherTabs(store: StudioStore): () => void {
  const follow = (event: StorageEvent) => {
    const brand = brandOfStorageKey(event.key);
    const draft = parseDraft(event.newValue);
    if (brand === undefined) return;
    store.follow(draft ? restored({ brand, draft }) : discarded(brand));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

export const useStudioDispatch = useDispatch.withTypes<StudioStore['dispatch']>();
export const useStudioSelector = useSelector.withTypes<StudioState>();
