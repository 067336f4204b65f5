import { createSlice } from '@reduxjs/toolkit';

interface NoticeState {
  // The browser keeps no more drafts.
  storageFull: boolean;
}

const noticeSlice = createSlice({
  name: 'notice',
  initialState: { storageFull: false } satisfies NoticeState as NoticeState,
  reducers: {
    storageFailed(state) {
      state.storageFull = true;
    },
  },
});

export const noticeReducer = noticeSlice.reducer;
export const { storageFailed } = noticeSlice.actions;
