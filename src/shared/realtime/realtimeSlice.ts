import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RealtimeName } from './realtimeTable.ts';

export const connectionStates = [
  'initialized',
  'connecting',
  'connected',
  'unavailable',
  'failed',
  'disconnected',
] as const;
export type ConnectionState = (typeof connectionStates)[number];

export interface RealtimeState {
  connection: ConnectionState;
  // Events whose payload was invalid. They changed nothing.
  malformedEvents: number;
}

const initialState: RealtimeState = { connection: 'initialized', malformedEvents: 0 };

const realtimeSlice = createSlice({
  name: 'realtime',
  initialState,
  reducers: {
    realtimeConnectionChanged: (state, action: PayloadAction<ConnectionState>) => {
      state.connection = action.payload;
    },
    malformedEventIgnored: (state) => {
      state.malformedEvents += 1;
    },
  },
  selectors: {
    selectRealtimeConnection: (realtime) => realtime.connection,
    selectIsRealtimeConnected: (realtime) => realtime.connection === 'connected',
  },
});

export const realtimeReducer = realtimeSlice.reducer;
export const { realtimeConnectionChanged, malformedEventIgnored } = realtimeSlice.actions;
export const { selectRealtimeConnection, selectIsRealtimeConnected } = realtimeSlice.selectors;

// A channel was joined, joined again after a gap, or refused.
export const eventsMissed = createAction<RealtimeName>('realtime/eventsMissed');

export function readConnectionState(word: string): ConnectionState | null {
  return connectionStates.find((state) => state === word) ?? null;
}

declare module '../state/rootState.ts' {
  interface RootState {
    realtime: RealtimeState;
  }
}
