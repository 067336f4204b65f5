import type { ThunkAction, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from 'redux';
import type { Services } from './services.ts';

/**
 * Describes the state of the whole app; every slice adds itself by `declare module`, and `app/store.ts`
 * proves the result at compile time.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface RootState {}

export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
export type AppStore = Store<RootState, UnknownAction> & { dispatch: AppDispatch };
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Services>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

// Callbacks of RTK Query have `getState` and `extra` typed as unknown; a dispatched thunk has both typed.

/** Reads the state in a callback of RTK Query. */
export function readState(dispatch: AppDispatch): RootState {
  return dispatch((_dispatch: AppDispatch, getState: () => RootState) => getState());
}

/** Reads the services in a callback of RTK Query. */
export function readServices(dispatch: AppDispatch): Services {
  return dispatch((_dispatch: AppDispatch, _getState: () => RootState, services: Services) => services);
}
