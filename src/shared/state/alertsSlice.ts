import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export interface AlertMessage {
  id: string;
  kind: 'info' | 'success' | 'warning' | 'error';
  text: string;
  // How long it is readable before it fades.
  displayMs: number;
  leaving: boolean;
}

export type AlertsState = AlertMessage[];

export const defaultDisplayMs = 2_000;
// After the display time an alert fades for this long, then it is removed.
export const alertFadeMs = 500;

type NewAlert = Pick<AlertMessage, 'kind' | 'text'> & { displayMs?: number };

const alertsSlice = createSlice({
  name: 'alerts',
  initialState: (): AlertsState => [],
  reducers: {
    alertRaised: {
      prepare: ({ kind, text, displayMs = defaultDisplayMs }: NewAlert) => ({
        payload: { id: nanoid(), kind, text, displayMs, leaving: false },
      }),
      reducer: (alerts, action: PayloadAction<AlertMessage>) => {
        const { kind, text } = action.payload;
        // A repeated alert replaces the earlier one, and its display time starts again.
        const others = alerts.filter((alert) => alert.kind !== kind || alert.text !== text);
        return [...others, action.payload];
      },
    },
    alertFaded: (alerts, action: PayloadAction<string>) => {
      const alert = alerts.find(({ id }) => id === action.payload);
      if (alert) alert.leaving = true;
    },
    alertDismissed: (alerts, action: PayloadAction<string>) =>
      alerts.filter(({ id }) => id !== action.payload),
  },
  selectors: { selectAlerts: (alerts) => alerts },
});

export const alertsReducer = alertsSlice.reducer;
export const { alertRaised, alertFaded, alertDismissed } = alertsSlice.actions;
export const { selectAlerts } = alertsSlice.selectors;

declare module './rootState.ts' {
  interface RootState {
    alerts: AlertsState;
  }
}
